import type { CoursePackage, PackageDetail } from '@banyan/contracts/course';
import { makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';

const texts = {
  zh: [
    [
      '过程检验员上岗包',
      '给刚到检验岗位的人。从看懂图纸、会用量具，到独立完成首件和巡检，按顺序学完就可以报名上岗考试。',
    ],
    ['班组长第一年', '给新任和准备接任的班组长：前 90 天怎么站稳，带人、现场、数据各抓什么。'],
    ['质量改进工具箱', '给工程师和骨干：用数据判断过程，用 8D 找到根因，用 GR&R 先确认量具可信。'],
  ],
  en: [
    [
      'Your first month in store',
      'For new colleagues: get to know the company, feel at home at the checkout, and keep fresh food cold.',
    ],
    [
      'New team leader',
      'Leading for the first time: your first ninety days, and coaching on the floor in five minutes.',
    ],
    ['Running a fresh department', 'From ordering to dates to shrink: how the numbers of a fresh department add up.'],
  ],
} as const;
const stands = [
  { state: 'learning', learnedCount: 2 },
  { state: 'learned', learnedCount: 5 },
  { state: 'not_studied', learnedCount: 0 },
] as const;

/** Packages in each state; `longer` is appended to their titles. */
export function makePackages(language: Language = 'zh', longer = ''): CoursePackage[] {
  return texts[language].map(([title, introduction], index) => ({
    id: index + 1,
    title: `${title}${longer}`,
    introduction: `${introduction}${longer}`,
    motif: (['quality', 'lead', 'equip'] as const)[index] ?? 'quality',
    courseCount: 7,
    durationS: 9_400,
    credits: 55,
    price: index === 2 ? 19_900 : null,
    bought: false,
    requiredCount: 5,
    ...(stands[index] ?? stands[2]),
  }));
}

/** A package in order, two courses learned, the last ones locked. */
export function makePackage(language: Language = 'zh', of = 0, longer = ''): PackageDetail {
  const [pack] = makePackages(language, longer).slice(of);
  if (pack === undefined) throw new Error('three packages');
  const courses = makeCourses(language).slice(0, 5);
  return {
    package: pack,
    sequential: true,
    courses: courses.map((course, index) => ({
      course: {
        ...course,
        title: `${course.title}${longer}`,
        state: index < 2 ? 'learned' : index === 2 ? 'learning' : 'not_studied',
      },
      required: index < 4,
      lockedBy: index === 3 ? (courses[2]?.id ?? null) : null,
    })),
    next: courses[2]?.id ?? null,
    purchase: pack.price === null ? null : { state: 'needed', until: null, personal: true },
  };
}
