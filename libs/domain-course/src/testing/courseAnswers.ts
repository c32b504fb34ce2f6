import {
  categoryTree,
  collectionList,
  courseDetail,
  courseList,
  homeList,
  relatedCourses,
  reportProgress,
  setCollected,
  studyLease,
  studyList,
  videoAddress,
} from '@banyan/contracts';
import {
  fixtureNow,
  makeAck,
  makeAddress,
  makeCategories,
  makeCourses,
  makeRendition,
  makeDetail,
  makePage,
  makeRecords,
} from './fixtures.ts';
import { half } from './samples.ts';
import { tinyVideo } from './tinyVideo.ts';
import { merge } from '../player/intervals.ts';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';

/** Every call of this domain answered with fixtures, in a language; progress is kept as a server does. */
export function courseAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  const watched = new Map([[1005, [...half]]]);
  return [
    answer(categoryTree, () => makeCategories(language)),
    answer(courseList, () => makePage(makeCourses(language), { count: 486, next: 'page2' })),
    answer(homeList, () => ({ items: makeCourses(language).slice(0, 5), total: 5, thisWeek: 2 })),
    answer(courseDetail, () => makeDetail({}, language)),
    answer(relatedCourses, () => ({ items: makeCourses(language).slice(1, 6) })),
    answer(videoAddress, () => makeAddress({ renditions: [makeRendition(540, tinyVideo)] })),
    answer(reportProgress, (beat) => {
      const union = merge(watched.get(beat.chapter_id) ?? [], beat.intervals);
      watched.set(beat.chapter_id, union);
      return makeAck(union, { chapterId: beat.chapter_id });
    }),
    answer(collectionList, () => ({
      items: makeCourses(language)
        .slice(0, 4)
        .map((course, index) => ({ course, collectedAt: fixtureNow - index * 86_400_000, available: true })),
      next: null,
    })),
    answer(setCollected, ({ collected }) => ({ collected })),
    answer(studyLease, () => ({ held: 'Y' as const, expiresAt: fixtureNow + 30_000 })),
    answer(studyList, ({ state }) => {
      const items = makeRecords(language).filter(({ course }) => state === 'all' || course.state === state);
      return { items, next: null, counts: { all: 5, learning: 3, learned: 2 } };
    }),
  ];
}
