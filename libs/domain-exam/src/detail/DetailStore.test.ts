import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { NetworkError } from '@banyan/core-http';
import { appealAttempt } from '@banyan/contracts/exam';
import { expect, it, vi } from 'vitest';
import { resultCalls } from '../api/resultCalls.ts';
import { makeRecord } from '../testing/records.ts';
import { DetailStore } from './DetailStore.ts';

it('reads the record anew once the appeal has arrived, and keeps the text until then [EX-09]', async () => {
  const record = vi.fn(() => Promise.resolve(makeRecord()));
  let fails = true;
  const appeal = vi.fn(() =>
    fails ? Promise.reject(new NetworkError(appealAttempt)) : Promise.resolve({ received: 'Y' as const }),
  );
  const store = new DetailStore(
    9101,
    fakeApi(resultCalls, { record, appeal, detail: () => new Promise(() => undefined) }),
  );
  store.show();
  await store.record.load();
  store.setDraft('第 17 题的表格没有加载出来');
  await store.appeal.run(store.draft);
  expect(store.draft).toBe('第 17 题的表格没有加载出来');
  fails = false;
  await store.appeal.run(store.draft);
  expect(store.draft).toBe('');
  expect(record).toHaveBeenCalledTimes(2);
});

it('asks for the record once, and anew when it is shown again [EX-03]', async () => {
  const record = vi.fn(() => Promise.resolve(makeRecord()));
  const store = new DetailStore(9101, fakeApi(resultCalls, { record, detail: () => new Promise(() => undefined) }));
  store.showRecord();
  store.showRecord();
  await Promise.resolve();
  store.show();
  store.showRecord();
  expect(record.mock.calls).toHaveLength(2);
});

it('leaves what is typed for the next attempt alone when the appeal against the one before arrives late [EX-09]', async () => {
  const sent = deferred<{ received: 'Y' }>();
  const detail = () => new Promise<never>(() => undefined);
  const api = fakeApi(resultCalls, { detail, appeal: () => sent.promise });
  const before = new DetailStore(9101, api);
  before.show();
  before.setDraft('第 17 题的表格没有加载出来');
  const sending = before.appeal.run(before.draft);
  before.leave();
  const store = new DetailStore(9102, api);
  store.show();
  store.setDraft('第 3 题判错了');
  expect(store.appeal.isPending()).toBe(false);
  sent.resolve({ received: 'Y' });
  await sending;
  expect(store.draft).toBe('第 3 题判错了');
});
