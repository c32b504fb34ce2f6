import { ErrorCode } from '@banyan/contracts';
import { noteReviews } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { ReviewsStore } from './ReviewsStore.ts';

configure({ enforceActions: 'always' });

it('takes what was answered out of a desk that is longer than a page [NO-01] [CO-09]', async () => {
  let waiting = [1, 2, 3, 4];
  const store = new ReviewsStore<number>({
    id: (row) => row,
    list: ({ cursor = '' }) => {
      const from = Number(cursor);
      const next = from + 2 < waiting.length ? String(from + 2) : null;
      return Promise.resolve({ items: waiting.slice(from, from + 2), next, waiting: waiting.length });
    },
    answer: (row) => {
      waiting = waiting.filter((one) => one !== row);
      return Promise.resolve();
    },
  });
  await store.list.show('open');
  await store.list.loadMore();
  await store.answer.run({ row: 2, verdict: 'passed' });
  await vi.waitFor(() => expect(store.list.rows).toEqual([1, 3, 4]));
  expect(store.waiting.value).toBe(3);
});

it('counts anew when somebody else was faster, and keeps no reason for what is gone [NO-01] [CO-09]', async () => {
  let waiting = [1, 2];
  const overtaken = new RefusedError(noteReviews, { code: ErrorCode.postChanged, msg: '', data: null });
  const store = new ReviewsStore<number>({
    id: (row) => row,
    list: () => Promise.resolve({ items: waiting, next: null, waiting: waiting.length }),
    answer: () => Promise.reject(overtaken),
  });
  await store.list.show('open');
  store.write(1, '写得不够具体');
  waiting = [2];
  await store.answer.run({ row: 1, verdict: 'rejected' });
  await vi.waitFor(() => expect(store.waiting.value).toBe(1));
  // The row and its reason stay beside the outcome until the list is reloaded.
  expect([store.list.rows, store.reasonOf(1), store.dirty]).toEqual([[1, 2], '写得不够具体', true]);
  await store.readAgain(1);
  expect([store.list.rows, store.dirty, store.answer.failureOf(1)]).toEqual([[2], false, undefined]);
});

it('sends what was typed beside what is passed where that is a note, and nothing where it is a reason [CO-15]', async () => {
  const sent: string[] = [];
  const storeOf = (noted: boolean) =>
    new ReviewsStore<number>({
      noted,
      id: (row) => row,
      list: () => Promise.resolve({ items: [1], next: null, waiting: 1 }),
      answer: (_row, { reason }) => Promise.resolve(sent.push(reason)),
    });
  for (const noted of [true, false]) {
    const store = storeOf(noted);
    await store.list.show('open');
    store.write(1, ' 周三到厂里谈 ');
    await store.answer.run({ row: 1, verdict: 'passed' });
    expect(store.dirty).toBe(false);
  }
  expect(sent).toEqual(['周三到厂里谈', '']);
});
