import { type CallOutput } from '@banyan/contracts';
import {
  answerShare,
  keepShare,
  playbillCourse,
  removeShare,
  shareCame,
  shareList,
  shareReviews,
  type Playbill,
  type ReviewedShare,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow, makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;

/** Data of a course's picture; `longer` is appended to its title. */
export function makePlaybill(language: Language = 'zh', longer = ''): Playbill {
  const [course] = makeCourses(language);
  if (course === undefined) throw new Error('no course');
  const { chapterCount, durationS, id, lecturer, motif, title } = course;
  return {
    ...{ id, motif, chapterCount, durationS, lecturer: lecturer.name },
    title: `${title}${longer}`,
    sharer: language === 'zh' ? '李思远' : 'Mia Chen',
    portal: language === 'zh' ? '衡川学堂' : 'Larkfield Academy',
    code: 'k4m9x2pq7t',
    came: 3,
  };
}

/** Shared courses; `longer` is appended to their titles. */
export function makeShares(language: Language = 'zh', longer = ''): CallOutput<typeof shareList> {
  const items = makeCourses(language)
    .slice(0, 4)
    .map((course, index) => ({
      id: 900 + index,
      course: { ...course, title: `${course.title}${longer}` },
      sharedAt: fixtureNow - (index * 9 + 1) * DAY_MS,
      came: [14, 1, 0, 6][index] ?? 0,
      available: index !== 3,
      stopped: index === 2 ? (language === 'zh' ? '只在内部讲' : 'For inside only') : null,
    }));
  return { items, next: null, total: 4, came: 21 };
}

/** A share that waits at the review desk. */
export function makeReviewedShare(language: Language = 'zh', change: Partial<ReviewedShare> = {}): ReviewedShare {
  const { course, came, id, sharedAt } = makeShares(language).items[0]!;
  const by = language === 'zh' ? '李思远' : 'Mia Chen';
  return { id, courseId: course.id, title: course.title, by, at: sharedAt, came, answer: null, ...change };
}

/** No shares yet. */
export const noShares: CallOutput<typeof shareList> = { items: [], next: null, total: 0, came: 0 };

/** Answers every call about shares with fixtures. */
export function shareAnswers(language: Language): FakeAnswer[] {
  return [
    answer(playbillCourse, ({ id }) => ({ ...makePlaybill(language), id })),
    answer(keepShare, () => ({ share: 900 })),
    answer(shareCame, () => ({ counted: true })),
    answer(shareList, () => makeShares(language)),
    answer(removeShare, () => ({ removed: true })),
    answer(shareReviews, () => ({ items: [makeReviewedShare(language)], next: null, waiting: 1 })),
    answer(answerShare, ({ reason, verdict }) =>
      makeReviewedShare(language, { answer: { verdict, reason, by: language === 'zh' ? '周敏' : 'Zoe Martin' } }),
    ),
  ];
}
