import type { CourseCard } from '@banyan/contracts/course';

/** The moment shared by all fixtures: Thursday 2025-11-20, 14:20 in Shanghai. */
export const fixtureNow = Date.UTC(2025, 10, 20, 6, 20);

/** Suffixes that make titles as long as a language needs. */
export const longer = {
  zh: '（含跨部门协作与供应商现场辅导的完整版本，适用于全部生产基地）',
  en: 'for every plant, supplier site and distribution centre of the group',
} as const;

const titles = {
  zh: ['首件检验与过程巡检实务', '控制图入门', '量具的使用与保养', '不合格品的处置'],
  en: ['First-article checks on the line', 'Control charts', 'Gauges and their care', 'What to do with rejects'],
} as const;

/** Courses of a lecturer. */
export const makeCourses = (language: 'zh' | 'en' = 'zh'): CourseCard[] =>
  titles[language].map((title, index) => ({
    id: 101 + index,
    title,
    coverUrl: null,
    motif: 'quality',
    lecturer: { id: 100_001, name: language === 'zh' ? '陈国栋' : 'Amara Okafor' },
    chapterCount: 4 + index,
    durationS: 1270 + index * 613,
    credits: 15,
    fee: 'free',
    price: null,
    required: false,
    rating: 48,
    learners: 2316,
    publishedAt: fixtureNow - 30 * 86_400_000,
    state: 'not_studied',
    learnedChapters: 0,
    ribbon: [],
    leftS: 1270 + index * 613,
    requiredStudyS: 0,
    studyLeftS: 0,
    bought: false,
  }));
