// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { reportProgress, studyLease } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { act, render } from '@testing-library/react';
import { configure } from 'mobx';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTrueProgress } from './useTrueProgress.ts';
import { useCourseDesk } from './course.desk.ts';
import { courseDomain } from './course.domain.ts';
import type { CourseDesk, CourseModuleDeps } from './course.environment.ts';
import { bindMedia } from './player/media.ts';
import { ProgressJournal } from './player/ProgressJournal.ts';
import { courseAnswers } from './testing/courseAnswers.ts';
import { FakeMedia } from './testing/FakeMedia.ts';
import { makeAck } from './testing/fixtures.ts';
import { answer, deferred, type FakeAnswer, fakeHttp, StorySession } from '@banyan/core-screen/testing';

configure({ enforceActions: 'always' });

/** A screen that shows progress. */
function world(...answers: FakeAnswer[]) {
  const seen = { refreshed: 0, stores: null as CourseDesk | null };
  const refresh = () => (seen.refreshed += 1);
  const deps: CourseModuleDeps = {
    http: fakeHttp([...courseAnswers(), ...answers]),
    session: new StorySession(),
    loadText: () => Promise.resolve('WEBVTT'),
  };
  const Probe = courseDomain.within(deps, () => {
    useTrueProgress(refresh);
    return null;
  });
  const Stores = courseDomain.within(deps, () => {
    seen.stores = useCourseDesk();
    return null;
  });
  render(<Stores />).unmount();
  const { stores } = seen;
  if (stores === null) throw new Error('no stores');
  return { stores, refreshed: () => seen.refreshed, open: () => render(<Probe />) };
}

const waiting = () => new ProgressJournal(localStorage).waiting(1001, '20381', Date.now());
const leftBehind = () =>
  new ProgressJournal(localStorage).write(
    { eid: 1001, userId: '20381', courseId: 101, chapterId: 1005 },
    { intervals: [[766, 800]], positionS: 800, rate: 1, at: Date.now() },
  );

beforeEach(() => localStorage.clear());

it('asks again once the chapter that was just left has said its last, which is not said twice [CO-05]', async () => {
  const last = deferred<ReturnType<typeof makeAck>>();
  let said = 0;
  let asked = 0;
  const { stores, refreshed, open } = world(
    answer(studyLease, () => {
      asked += 1;
      return { held: 'Y' as const, expiresAt: Date.now() + 30_000 };
    }),
    answer(reportProgress, () => {
      said += 1;
      return last.promise;
    }),
  );
  const { course, player } = stores;
  course.load(101);
  await vi.waitFor(() => expect(course.detail.state).toBe('ready'));
  const [chapter] = course.chapters;
  if (chapter === undefined) throw new Error('fixture');
  player.open(course, chapter);
  await vi.waitFor(() => expect(player.source.address.state).toBe('ready'));
  const media = new FakeMedia();
  bindMedia(media, player.media);
  media.load();
  player.start(0);
  // The recording is loaded once the lease has been requested.
  await vi.waitFor(() => expect(asked).toBe(1));
  media.run(0.5);
  player.close();
  open();
  expect(refreshed()).toBe(0);
  await act(async () => {
    last.resolve(makeAck([[0, 0.5]], { chapterId: chapter.id }));
    await player.settled();
  });
  await vi.waitFor(() => expect(refreshed()).toBe(1));
  expect(said).toBe(1);
});

it('sends what an earlier page left behind, and again when the network is back [CO-05]', async () => {
  let down = true;
  const beats: string[] = [];
  const { refreshed, open } = world(
    answer(reportProgress, ({ chapter_id: chapterId, intervals }) => {
      beats.push(String(chapterId));
      return down ? Promise.reject(new NetworkError(reportProgress)) : makeAck(intervals, { chapterId });
    }),
  );
  leftBehind();
  open();
  await vi.waitFor(() => expect(beats).toHaveLength(1));
  await vi.waitFor(() => expect(waiting()).toHaveLength(1));
  expect(refreshed()).toBe(0);
  down = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(refreshed()).toBe(1));
  expect(waiting()).toEqual([]);
});

it('sends again what network or server would not take, without another page [CO-05]', async () => {
  vi.useFakeTimers();
  let beats = 0;
  const { refreshed, open } = world(
    answer(reportProgress, ({ chapter_id: chapterId, intervals }) => {
      beats += 1;
      return beats < 3 ? Promise.reject(new NetworkError(reportProgress)) : makeAck(intervals, { chapterId });
    }),
  );
  leftBehind();
  open();
  await vi.advanceTimersByTimeAsync(2000);
  expect([beats, waiting().length]).toEqual([1, 1]);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect([beats, waiting().length, refreshed()]).toEqual([3, 0, 1]);
  vi.useRealTimers();
});

it('sends it once the place of a window that was closed without a network has run out [CO-05] [CO-06]', async () => {
  vi.useFakeTimers();
  let held = true;
  let asked = 0;
  const elsewhere = new RefusedError(studyLease, { code: ErrorCode.studyingElsewhere, msg: '', data: null });
  const { refreshed, open } = world(
    answer(studyLease, ({ release }) => {
      if (release === 'N') asked += 1;
      return held ? Promise.reject(elsewhere) : { held: 'Y' as const, expiresAt: 0 };
    }),
    answer(reportProgress, ({ chapter_id: chapterId, intervals }) => makeAck(intervals, { chapterId })),
  );
  leftBehind();
  open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked, waiting().length]).toEqual([1, 1]);
  held = false;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect([asked, waiting().length, refreshed()]).toEqual([2, 0, 1]);
  vi.useRealTimers();
});

it('asks once more, and then no more, for the place of a window that goes on studying [CO-06]', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const elsewhere = new RefusedError(studyLease, { code: ErrorCode.studyingElsewhere, msg: '', data: null });
  const { open } = world(
    answer(studyLease, () => {
      asked += 1;
      return Promise.reject(elsewhere);
    }),
  );
  leftBehind();
  open();
  await vi.advanceTimersByTimeAsync(200_000);
  expect([asked, waiting().length]).toEqual([2, 1]);
  vi.useRealTimers();
});

it('asks again when its window comes back into view, and no more once it is left [CO-05]', () => {
  const { refreshed, open } = world();
  const { unmount } = open();
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  turn('hidden');
  expect(refreshed()).toBe(0);
  turn('visible');
  expect(refreshed()).toBe(1);
  unmount();
  turn('visible');
  expect(refreshed()).toBe(1);
  vi.restoreAllMocks();
});
