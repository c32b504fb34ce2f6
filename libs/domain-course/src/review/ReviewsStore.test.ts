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
