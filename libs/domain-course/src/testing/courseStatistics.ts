import {
  chapterAttention,
  coursePeople,
  courseStatistics,
  exportCoursePeople,
  remindLearners,
  type PersonInCourse,
  type CourseStatistics,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

const words = {
  zh: {
    title: '首件检验与过程巡检实务',
    chapters: ['首件为什么要三检', '首件记录卡怎么填', '巡检的五个触发点'],
    names: ['李思远', '孙晓雨', '周敏', '陈国栋'],
    departments: ['机加车间', '质量部'],
  },
  en: {
    title: 'Cold chain from dock to shelf',
    chapters: ['Why five degrees', 'Forty minutes of a chilled load', 'After the alarm'],
    names: ['Aylin Demir', 'Bilal Hussain', 'Carla Mendes', 'Daniel O’Connor'],
    departments: ['Berlin', 'Camden'],
  },
} as const;

/** Statistics of a course with three chapters. */
export function makeStatistics(change: Partial<CourseStatistics> = {}, language: 'en' | 'zh' = 'zh'): CourseStatistics {
  return {
    ...{ title: words[language].title, people: 1318, finished: 906, learning: 248, notBegun: 164 },
    requiredUntil: fixtureNow + 3 * 86_400_000,
    chapters: words[language].chapters.map((title, index) => ({
      ...{ id: 11 + index, no: index + 1, title, durationS: 120 + 60 * index },
      kind: index === 1 ? ('article' as const) : ('video' as const),
      ...{ begun: 1154 - 90 * index, learned: 1040 - 67 * index, at: 60 + 16 * index },
    })),
    ...{ rating: 47, ratings: 286, spread: [2, 4, 14, 70, 196], mayRemind: true, mayExport: true },
    ...change,
  };
}

/** People of a course. */
export const makeLearners = (count: number, language: 'en' | 'zh' = 'zh'): PersonInCourse[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: 501 + index, account: `H20${381 + index}`, name: words[language].names[index % 4] ?? '' },
    department: words[language].departments[index % 2] ?? '',
    stand: (['learning', 'not_begun', 'finished'] as const)[index % 3] ?? 'learning',
    learned: index % 3 === 2 ? 3 : index % 3 === 0 ? 1 : 0,
    leftS: index % 3 === 1 ? null : index % 3 === 2 ? 0 : 214,
    studiedAt: index % 3 === 1 ? null : fixtureNow - index * 3_600_000,
  }));

/** Calls of the statistics of a course. */
export const statisticsAnswers = (language: 'en' | 'zh' = 'zh'): FakeAnswer[] => [
  answer(courseStatistics, () => makeStatistics({}, language)),
  answer(chapterAttention, () => ({
    ...{ viewers: 1154, pieceS: 1 },
    plays: Array.from({ length: 120 }, (_, at) => 1154 - at * 2 + (at > 70 && at < 90 ? 900 : 0)),
    present: Array.from({ length: 120 }, (_, at) => 1154 - at * 2),
  })),
  answer(coursePeople, ({ stand }) => {
    const all = makeLearners(24, language).filter((one) => stand === '' || one.stand === stand);
    return { items: all, next: null, total: all.length, chapters: 3 };
  }),
  answer(remindLearners, ({ people }) => ({ reminded: people.length })),
  answer(exportCoursePeople, () => ({
    ...{ id: 2, list: 'coursePeople' as const, file: 'coursePeople-2025-11-20.csv', rows: 24, at: fixtureNow },
    ...{ until: fixtureNow + 14 * 86_400_000, state: 'waiting' as const, url: '' },
  })),
];
