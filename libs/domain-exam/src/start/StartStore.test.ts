import { ErrorCode } from '@banyan/contracts';
import { startAttempt } from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { examCalls } from '../api/examCalls.ts';
import { makeExamDetail } from '../testing/examDetail.ts';
import { StartStore } from './StartStore.ts';

const name = () => Promise.resolve('a-window-of-a-test');

it('knows how far the clocks lie apart [EX-05]', async () => {
  const two = 2 * 3_600_000;
  const detail = () => Promise.resolve(makeExamDetail({ now: Date.now() + two }));
  const store = new StartStore(1, fakeApi(examCalls, { detail }), name);
  await store.detail.load();
  expect(Math.abs(store.offset - two)).toBeLessThan(1000);
});

it('begins under the name of this window, and asks why not when the door is shut [EX-01]', async () => {
  const detail = vi.fn(() => Promise.resolve(makeExamDetail({ refusal: 'over' })));
  const start = vi.fn(() =>
    Promise.reject(new RefusedError(startAttempt, { code: ErrorCode.examClosed, msg: '', data: null })),
  );
  const store = new StartStore(3101, fakeApi(examCalls, { detail, start }), name);
  await store.detail.load();
  expect(await store.begin.run({})).toBe(false);
  expect(start).toHaveBeenCalledWith({ id: 3101, window: 'a-window-of-a-test' }, expect.anything());
  expect(detail).toHaveBeenCalledTimes(2);
});

it('begins the next exam while the one before is still being begun [EX-01]', async () => {
  const start = vi.fn(() => new Promise<never>(() => undefined));
  const api = fakeApi(examCalls, { detail: () => new Promise(() => undefined), start });
  const before = new StartStore(3101, api, name);
  before.show();
  void before.begin.run({});
  before.leave();
  const store = new StartStore(3102, api, name);
  store.show();
  expect([before.begin.isPending(), store.begin.isPending()]).toEqual([true, false]);
  void store.begin.run({});
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
});
