import type { HomeModule, MyStudyInfo } from '@banyan/contracts/account';
import type { CourseCard, RibbonPiece } from '@banyan/contracts/course';
import type { HomeZone } from '../home/homeApi.ts';

export type StoryLanguage = 'zh' | 'en';

/** Noon on a Friday in Shanghai. */
const today = '2026-11-20';

const titles: Readonly<Record<StoryLanguage, readonly (readonly [string, string])[]>> = {
  zh: [
    ['五轴联动编程：从后处理到首件试切', '陈国栋'],
    ['双重预防机制：风险分级与隐患排查', '王海燕'],
    ['用 Power BI 看懂 OEE 与停机损失', '周启明'],
    ['价值流图实战：缸体线节拍平衡', '林晓岚'],
    ['新任班组长的前 90 天', '赵敏'],
  ],
  en: [
    ['Programming five-axis machining: from post-processor to first trial cut', 'Guodong Chen'],
    ['Double prevention: grading risks and finding hidden dangers', 'Haiyan Wang'],
    ['Reading OEE and downtime losses in Power BI', 'Qiming Zhou'],
    ['Value stream mapping in practice: balancing the cylinder block line', 'Xiaolan Lin'],
    ['The first 90 days of a new team leader', 'Min Zhao'],
  ],
};
const motifs = ['equip', 'safety', 'digital', 'lean', 'lead'] as const;

/** A half-learned chapter between learned and open ones. */
export const ribbon: readonly RibbonPiece[] = [
  { seconds: 1080, done: 1, locked: false },
  { seconds: 1320, done: 1, locked: false },
  { seconds: 1560, done: 1, locked: false },
  { seconds: 1020, done: 1, locked: false },
  { seconds: 1270, done: 0.54, locked: false },
  { seconds: 1140, done: 0, locked: false },
  { seconds: 900, done: 0, locked: true },
];

/** Five courses like a company's. */
export function storyCourses(language: StoryLanguage = 'zh'): CourseCard[] {
  return titles[language].map(([title, lecturer], index) => ({
    id: 111 + index,
    title,
    coverUrl: null,
    motif: motifs[index] ?? 'quality',
    lecturer: { id: 12 + index, name: lecturer },
    chapterCount: 4 + index,
    durationS: 9970 - index * 1800,
    credits: [20, 5, 10, 15, 10][index] ?? 10,
    fee: 'free',
    price: null,
    required: index === 1,
    rating: 46,
    learners: [312, 1846, 527, 408, 693][index] ?? 0,
    publishedAt: Date.parse(`${today}T00:00:00Z`) - index * 86_400_000,
    state: 'learning',
    learnedChapters: 1 + (index % 3),
    ribbon: ribbon.slice(0, 4 + (index % 3)).map((piece, at) => ({ ...piece, done: at <= index % 3 ? 1 : 0 })),
    leftS: 1560 + index * 420,
    requiredStudyS: 0,
    studyLeftS: 0,
    bought: false,
  }));
}

/** Study data of a diligent learner; `over` sets the fields that a story is about. */
export function makeStudy(language: StoryLanguage = 'zh', over: Partial<MyStudyInfo> = {}): MyStudyInfo {
  const hours = [0.6, 0, 0.4, 0.7, 0.3, 0.2, 0.5, 0.8, 0.4, 0.9, 0.56];
  const [course] = storyCourses(language);
  if (course === undefined) throw new Error('no course');
  return {
    continue: {
      course: {
        ...course,
        id: 101,
        motif: 'quality',
        title:
          language === 'zh'
            ? '首件检验与过程巡检实务'
            : 'First-article inspection and in-process patrol inspection in practice',
        required: true,
        leftS: 2590,
      },
      categoryName: language === 'zh' ? '质量管理' : 'Quality management',
      chapter: {
        id: 5,
        no: 5,
        title: language === 'zh' ? '巡检路线与抽样频次' : 'Patrol routes and sampling frequency',
        durationS: 1270,
      },
      positionS: 766,
      leftS: 522,
      missed: [250, 332],
      ribbon: [...ribbon],
      lastStudiedAt: Date.parse(`${today}T01:00:00Z`),
    },
    days: Array.from({ length: 21 }, (_, index) => ({
      date: new Date(Date.parse('2026-11-09T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
      seconds: Math.round((hours[index] ?? 0) * 3600),
    })),
    today,
    streakDays: 9,
    weekS: 9300,
    weekGoalS: 10_800,
    others: storyCourses(language).slice(0, 4),
    counts: { learning: 5, learned: 12, requiredOpen: 2 },
    ...over,
  };
}

/** A home page with its own order. */
export function storyModules(language: StoryLanguage = 'zh'): HomeModule[] {
  const zh = language === 'zh';
  return [
    { id: 1, kind: 'continue', title: zh ? '继续学习' : 'Continue', morePath: '' },
    { id: 2, kind: 'new', title: zh ? '新上架' : 'New', morePath: '/course?sort=newest' },
    { id: 3, kind: 'zones', title: zh ? '学习专区' : 'Learning zones', morePath: '' },
    { id: 4, kind: 'required', title: zh ? '必修课程' : 'Required courses', morePath: '/course?type=required' },
  ];
}

export function storyZones(language: StoryLanguage = 'zh'): HomeZone[] {
  const zh = language === 'zh';
  return [
    {
      key: 'courses',
      icon: 'book',
      title: zh ? '在线课程' : 'Courses',
      note: zh ? '486 门' : '486 courses',
      path: '/course',
    },
    {
      key: 'study',
      icon: 'compass',
      title: zh ? '学习' : 'Study',
      note: zh ? '接着上次的学' : 'Go on where you were',
      path: '/index/study',
    },
    {
      key: 'required',
      icon: 'shield',
      title: zh ? '必修' : 'Required',
      note: zh ? '2 门待学' : '2 to do',
      path: '/course?type=required',
    },
    {
      key: 'record',
      icon: 'history',
      title: zh ? '学习记录' : 'Learning record',
      note: zh ? '学过的都在这里' : 'All you have learned',
      path: '/my/learn-record',
    },
  ];
}
