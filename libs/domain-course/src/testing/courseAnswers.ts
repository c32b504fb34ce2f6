import {
  categoryTree,
  classLibrary,
  chapterContent,
  collectionList,
  courseDetail,
  courseList,
  documentToken,
  creditList,
  homeList,
  recommendedCourses,
  relatedCourses,
  reportProgress,
  forgetVisits,
  packageDetail,
  packageList,
  packagePrice,
  setCollected,
  studyHours,
  studyLease,
  studyList,
  studyStatements,
  videoAddress,
  visitList,
} from '@banyan/contracts/course';
import { coursePractice } from '@banyan/contracts/exam';
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
import { makeContent, makeDocument, scormAnswers } from './chapterKinds.ts';
import { half } from './samples.ts';
import { makePackage, makePackages } from './packages.ts';
import { downloadAnswers } from './downloads.ts';
import { makeLibrary, makeRecommended } from './library.ts';
import { makePracticeOffer } from './practice.ts';
import { makeCredits, makeHours, makeVisits } from './myRecords.ts';
import { orderAnswers } from './orders.ts';
import { noteAnswers } from './noteAnswers.ts';
import { shareAnswers } from './shares.ts';
import { giftAnswers } from './gifts.ts';
import { purchaseAnswers } from './purchases.ts';
import { categoriesAnswers } from './manageCategories.ts';
import { statisticsAnswers } from './courseStatistics.ts';
import { manageAnswers } from './manageCourses.ts';
import { partnerAnswers } from './partners.ts';
import { tinyVideo } from './tinyVideo.ts';
import { merge } from '../player/intervals.ts';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';

/** Answers every call of this domain with fixtures in a language; progress is stored as on a server. */
export function courseAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  const watched = new Map([[1005, [...half]]]);
  return [
    ...noteAnswers(language),
    ...shareAnswers(language),
    ...giftAnswers(language),
    ...partnerAnswers(language),
    ...purchaseAnswers(language),
    ...manageAnswers(language),
    ...categoriesAnswers(),
    ...statisticsAnswers(language),
    answer(categoryTree, () => makeCategories(language)),
    answer(courseList, () => makePage(makeCourses(language), { count: 486, next: 'page2' })),
    answer(homeList, () => ({ items: makeCourses(language).slice(0, 5), total: 5, thisWeek: 2 })),
    answer(courseDetail, () => makeDetail({}, language)),
    answer(relatedCourses, () => ({ items: makeCourses(language).slice(1, 6) })),
    answer(videoAddress, () => makeAddress({ renditions: [makeRendition(540, tinyVideo)] })),
    answer(documentToken, makeDocument),
    answer(chapterContent, () => makeContent()),
    ...scormAnswers(),
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
    answer(packageList, () => ({ items: makePackages(language), next: null })),
    answer(packageDetail, () => makePackage(language)),
    answer(packagePrice, () => ({ price: 19_900, apart: 29_800 })),
    ...downloadAnswers(language),
    answer(classLibrary, () => makeLibrary(language)),
    answer(recommendedCourses, () => makeRecommended(language)),
    answer(coursePractice, () => makePracticeOffer(language)),
    answer(visitList, () => makeVisits(language)),
    answer(forgetVisits, ({ id }) => ({ forgotten: id === undefined ? 4 : 1 })),
    answer(studyHours, ({ year }) => makeHours(language, year)),
    answer(creditList, ({ year }) => makeCredits(language, year)),
    ...orderAnswers(language),
    answer(setCollected, ({ collected }) => ({ collected })),
    answer(studyLease, () => ({ held: 'Y' as const, expiresAt: fixtureNow + 30_000 })),
    answer(studyStatements, () => ({ items: [], next: null })),
    answer(studyList, ({ state }) => {
      const items = makeRecords(language).filter(({ course }) => state === 'all' || course.state === state);
      return { items, next: null, counts: { all: 5, learning: 3, learned: 2, ended: 0 } };
    }),
  ];
}
