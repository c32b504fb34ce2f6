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
  const store = new DetailStore(fakeApi(resultCalls, { record, appeal, detail: () => new Promise(() => undefined) }));
  store.show(9101);
  await store.record.load(9101);
  store.setDraft('第 17 题的表格没有加载出来');
  await store.appeal.run({ id: 9101, text: store.draft });
  expect(store.draft).toBe('第 17 题的表格没有加载出来');
  fails = false;
  await store.appeal.run({ id: 9101, text: store.draft });
  expect(store.draft).toBe('');
  expect(record).toHaveBeenCalledTimes(2);
});

it('asks for the record once, and anew for another attempt [EX-03]', async () => {
  const record = vi.fn(() => Promise.resolve(makeRecord()));
  const store = new DetailStore(fakeApi(resultCalls, { record, detail: () => new Promise(() => undefined) }));
  store.showRecord(9101);
  store.showRecord(9101);
  await Promise.resolve();
  store.show(9102);
  store.showRecord(9102);
  expect(record.mock.calls).toHaveLength(2);
});

it('leaves what is typed for the next attempt alone when the appeal against the one before arrives late [EX-09]', async () => {
  const sent = deferred<{ received: 'Y' }>();
  const detail = () => new Promise<never>(() => undefined);
  const store = new DetailStore(fakeApi(resultCalls, { detail, appeal: () => sent.promise }));
  store.show(9101);
  store.setDraft('第 17 题的表格没有加载出来');
  const sending = store.appeal.run({ id: 9101, text: store.draft });
  store.leave();
  store.show(9102);
  store.setDraft('第 3 题判错了');
  expect(store.appeal.isPending(9102)).toBe(false);
  sent.resolve({ received: 'Y' });
  await sending;
  expect(store.draft).toBe('第 3 题判错了');
});
