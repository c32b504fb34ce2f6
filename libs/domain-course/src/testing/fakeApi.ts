import type { CourseApi } from '../api/courseApi.ts';
import {
  makeAck,
  makeAddress,
  makeCategories,
  makeCourses,
  makeDetail,
  makePage,
  makeRecords,
  makeVtt,
} from './fixtures.ts';
import { fixtureNow } from './fixtures.ts';

/** The calls answered with fixtures, each of them replaceable. */
export function fakeCourseApi(change: Partial<CourseApi> = {}): CourseApi {
  return {
    categories: () => Promise.resolve(makeCategories()),
    courses: () => Promise.resolve(makePage()),
    moduleCourses: () => Promise.resolve({ items: makeCourses().slice(0, 5), total: 5, thisWeek: 2 }),
    course: () => Promise.resolve(makeDetail()),
    related: () => Promise.resolve({ items: makeCourses().slice(1, 5) }),
    videoAddress: () => Promise.resolve(makeAddress()),
    subtitles: (url) => Promise.resolve(makeVtt(url.includes('.en.') ? 'en' : 'zh')),
    report: (beat) => Promise.resolve(makeAck(beat.intervals)),
    lease: () => Promise.resolve({ held: 'Y', expiresAt: fixtureNow + 30_000 }),
    studied: () => Promise.resolve({ items: makeRecords(), next: null, counts: { all: 5, learning: 3, learned: 2 } }),
    ...change,
  };
}

/** A promise whose end a test decides. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
