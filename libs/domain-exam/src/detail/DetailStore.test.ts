import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { NetworkError } from '@banyan/core-http';
import { appealAttempt, sendLateAnswers } from '@banyan/contracts/exam';
import { expect, it, vi } from 'vitest';
import { resultCalls } from '../api/resultCalls.ts';
import { makeRecord } from '../testing/records.ts';
import { memoryShelf } from '../answers/AnswerShelf.ts';
import { DetailStore } from './DetailStore.ts';

const person = { eid: 1001, userId: '7' };

it('reads the record anew once the appeal has arrived, and keeps the text until then [EX-09]', async () => {
  const record = vi.fn(() => Promise.resolve(makeRecord()));
  let fails = true;
  const appeal = vi.fn(() =>
    fails ? Promise.reject(new NetworkError(appealAttempt)) : Promise.resolve({ received: 'Y' as const }),
  );
  const store = new DetailStore(
    9101,
    fakeApi(resultCalls, { record, appeal, detail: () => new Promise(() => undefined) }),
    memoryShelf(),
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
  const store = new DetailStore(
    9101,
    fakeApi(resultCalls, { record, detail: () => new Promise(() => undefined) }),
    memoryShelf(),
  );
  store.showRecord(person);
  store.showRecord(person);
  await Promise.resolve();
  store.show();
  store.showRecord(person);
  expect(record.mock.calls).toHaveLength(2);
});

it('leaves what is typed for the next attempt alone when the appeal against the one before arrives late [EX-09]', async () => {
  const sent = deferred<{ received: 'Y' }>();
  const detail = () => new Promise<never>(() => undefined);
  const api = fakeApi(resultCalls, { detail, appeal: () => sent.promise });
  const before = new DetailStore(9101, api, memoryShelf());
  before.show();
  before.setDraft('第 17 题的表格没有加载出来');
  const sending = before.appeal.run(before.draft);
  before.leave();
  const store = new DetailStore(9102, api, memoryShelf());
  store.show();
  store.setDraft('第 3 题判错了');
  expect(store.appeal.isPending()).toBe(false);
  sent.resolve({ received: 'Y' });
  await sending;
  expect(store.draft).toBe('第 3 题判错了');
});

it('puts answers into the record that this device could not send in time, and keeps them until they are there [EX-03] [EX-09]', async () => {
  const shelf = memoryShelf();
  const key = { ...person, attemptId: 9101 };
  const left = {
    questionId: 5046,
    revision: 3,
    flagged: false,
    at: 5,
    value: { choice: [1], gaps: [], text: '', files: [] },
  };
  await shelf.keep(key, left);
  let fails = true;
  const late = vi.fn(() =>
    fails
      ? Promise.reject(new NetworkError(sendLateAnswers))
      : Promise.resolve({ kept: [{ questionId: 5046, revision: 3, savedAt: 9 }] }),
  );
  const record = vi.fn(() => Promise.resolve(makeRecord()));
  const store = new DetailStore(9101, fakeApi(resultCalls, { record, late }), shelf);
  store.showRecord(person);
  await vi.waitFor(() => expect(store.late.failureOf()).toBeInstanceOf(NetworkError));
  expect([await shelf.read(key, 0), store.record.state]).toEqual([[left], 'ready']);
  fails = false;
  await store.late.run(person);
  expect([await shelf.read(key, 0), late.mock.calls.length, record.mock.calls.length]).toEqual([[], 2, 2]);
});
