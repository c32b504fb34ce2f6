import { configure } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDocument } from '../testing/chapterKinds.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';
import { makeChapter } from '../testing/fixtures.ts';
import type { ChapterStudy } from './ChapterStudy.ts';
import { ReadingStore } from './ReadingStore.ts';

configure({ enforceActions: 'always' });

const study = { played: vi.fn(), moved: vi.fn(), paused: vi.fn(), shown: vi.fn() };
let reading: ReadingStore;
let counted: [number, number][] = [];
const open = (change: Parameters<typeof makeChapter>[0], watched: [number, number][] = []) =>
  reading.reset(makeChapter({ durationS: 20, parts: 3, ...change }), { watched, seen: [], place: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  reading = new ReadingStore({
    api: fakeCourseApi(),
    study: () => study as unknown as ChapterStudy,
    watched: () => counted,
    now: () => Date.now(),
    onFailed: () => undefined,
  });
});
afterEach(() => {
  reading.close();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('goes on where time is missing, stops while nobody looks, and ends with its time [CO-03]', () => {
  open({ kind: 'document' }, [[0, 12]]);
  reading.start();
  expect(study.played).toHaveBeenLastCalledWith(12, 1);
  vi.advanceTimersByTime(3000);
  expect(study.moved).toHaveBeenLastCalledWith(15);
  reading.hidden();
  vi.advanceTimersByTime(60_000);
  expect(study.paused).toHaveBeenLastCalledWith('pause');
  expect(study.moved).toHaveBeenLastCalledWith(15);
  reading.shown();
  expect(study.played).toHaveBeenLastCalledWith(15, 1);
  vi.advanceTimersByTime(9000);
  expect(study.moved).toHaveBeenLastCalledWith(20);
  expect(study.paused).toHaveBeenLastCalledWith('ended');
  expect(reading.running).toBe(false);
});

it('reads again what did not count, instead of standing at its end [CO-03]', () => {
  open({ kind: 'document' });
  reading.start();
  vi.advanceTimersByTime(20_000);
  expect(study.paused).toHaveBeenLastCalledWith('ended');
  // The server has counted from the third second only.
  counted = [[2, 20]];
  reading.resume();
  expect(reading.running).toBe(true);
  expect(study.played).toHaveBeenLastCalledWith(0, 1);
  reading.stop();
  counted = [[0, 20]];
  reading.start();
  vi.advanceTimersByTime(20_000);
  reading.resume();
  expect(reading.running).toBe(false);
  counted = [];
});

it('tells each part once as new, and every turn to another as the place [CO-03]', () => {
  open({ kind: 'document' });
  for (const part of [1, 1, 2, 1, 9, 0]) reading.show(part);
  expect(study.shown.mock.calls).toEqual([
    [1, true],
    [2, true],
    [1, false],
  ]);
  expect(reading.partsLeft).toBe(1);
});

it('counts the time of a link from its being opened, in another window too [CO-03]', () => {
  open({ kind: 'link', parts: 1 });
  reading.start();
  expect(study.played).not.toHaveBeenCalled();
  reading.show(1);
  reading.hidden();
  vi.advanceTimersByTime(5000);
  expect(study.moved).toHaveBeenLastCalledWith(5);
});

it('counts a document that is no PDF from its being opened in a window of its own [CO-03] [CO-13]', async () => {
  const type = 'text/markdown';
  reading = new ReadingStore({
    api: fakeCourseApi({ documentToken: () => Promise.resolve({ ...makeDocument(), type }) }),
    study: () => study as unknown as ChapterStudy,
    watched: () => counted,
    now: () => Date.now(),
    onFailed: () => undefined,
  });
  open({ kind: 'document', parts: 2 });
  reading.open(1);
  await vi.advanceTimersByTimeAsync(0);
  reading.start();
  expect(study.played).not.toHaveBeenCalled();
  reading.opened();
  expect(reading.partsLeft).toBe(0);
  reading.hidden();
  vi.advanceTimersByTime(5000);
  expect(study.moved).toHaveBeenLastCalledWith(5);
});
