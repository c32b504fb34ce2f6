import { fakeApi } from '@banyan/core-screen/testing';
import { catalogueCalls } from '../api/catalogueCalls.ts';
import type { CourseApi } from '../api/courseApi.ts';
import { studyCalls } from '../api/studyCalls.ts';
import {
  fixtureNow,
  makeAck,
  makeAddress,
  makeCategories,
  makeCourses,
  makeDetail,
  makePage,
  makeRecords,
  makeVtt,
} from './fixtures.ts';

/** Calls answered with fixtures, each replaceable. */
export function fakeCourseApi(change: Partial<CourseApi> = {}): CourseApi {
  return {
    ...fakeApi(catalogueCalls, {
      categories: () => Promise.resolve(makeCategories()),
      courses: () => Promise.resolve(makePage()),
      moduleCourses: () => Promise.resolve({ items: makeCourses().slice(0, 5), total: 5, thisWeek: 2 }),
    }),
    ...fakeApi(studyCalls, {
      course: () => Promise.resolve(makeDetail()),
      related: () => Promise.resolve({ items: makeCourses().slice(1, 5) }),
      videoAddress: () => Promise.resolve(makeAddress()),
      report: (beat) => Promise.resolve(makeAck(beat.intervals)),
      lease: () => Promise.resolve({ held: 'Y', expiresAt: fixtureNow + 30_000 }),
      studied: () =>
        Promise.resolve({ items: makeRecords(), next: null, counts: { all: 5, learning: 3, learned: 2, ended: 0 } }),
    }),
    subtitles: (url) => Promise.resolve(makeVtt(url.includes('.en.') ? 'en' : 'zh')),
    ...change,
  };
}
