// @vitest-environment jsdom
import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryJar } from '@banyan/core-session/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLive } from './followLive.ts';

const file = { asked: 0, gone: true, opened: 0, closed: 0 };
const openLiveChannel = () => {
  file.opened += 1;
  return { close: () => void (file.closed += 1) };
};
const report = vi.fn();
let leave: () => void;

/** A logged-in person, on a page that cannot load the code of the live channel. */
async function follow() {
  const jar = memoryJar();
  const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
  const user = makeUser();
  cookies.write(user, { remember: true, domain: null });
  const session = makeSession({ cookies, api: fakeSessionApi(makeEnterprise(), user) });
  await session.load('/index');
  leave = () => session.forget();
  followLive({
    session,
    http: { call: () => new Promise(() => undefined) },
    apiBase: '',
    onCounters: () => undefined,
    onBattle: () => undefined,
    onSitting: () => undefined,
    onPosts: () => undefined,
    onRoom: () => undefined,
    endElsewhere: () => undefined,
    report,
    load: () => {
      file.asked += 1;
      return file.gone ? Promise.reject(new TypeError('gone')) : Promise.resolve({ openLiveChannel });
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  return session;
}
const shown = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(file, { asked: 0, gone: true, opened: 0, closed: 0 });
  report.mockClear();
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
});
afterEach(() => {
  // Otherwise this page would return with that of the next test.
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks again after a minute for a file that did not arrive, and tells of it once [SH-14]', async () => {
  await follow();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(file.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([file.asked, file.opened]).toEqual([2, 0]);
  file.gone = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([file.asked, file.opened, report.mock.calls.length]).toEqual([3, 1, 1]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([file.asked, file.opened]).toEqual([3, 1]);
});

it('asks again as soon as the connection or the reader is back [SH-14]', async () => {
  await follow();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(file.asked).toBe(2);
  shown('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(file.asked).toBe(2);
  file.gone = false;
  shown('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect([file.asked, file.opened]).toEqual([3, 1]);
  dispatchEvent(new Event('online'));
  shown('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([file.opened, file.closed]).toEqual([1, 0]);
});

it('asks no more for who has logged out, nor for a page that is put away [SH-14]', async () => {
  const session = await follow();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(file.asked).toBe(1);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(file.asked).toBe(2);
  session.forget();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(file.asked).toBe(2);
});
