import { expect, it, vi } from 'vitest';
import { BulkActStore, type BulkActed, type BulkStep } from './BulkActStore.ts';

type Act = 'lock' | 'unlock';

/** Five rows in pages of two; a call takes two of them, and its act is set back by the other one. */
function setUp() {
  const act = vi.fn(({ act: done, ids }: BulkStep<Act>): Promise<BulkActed<Act, 'gone'>> =>
    Promise.resolve({
      done: ids,
      left: [],
      back: [{ act: done === 'lock' ? 'unlock' : 'lock', ids, value: `set back ${ids.join()}` }],
    }),
  );
  const ended = vi.fn();
  const store = new BulkActStore<Act, 'gone'>({
    act: (step) => act(step),
    list: (_, cursor) => {
      const from = Number(cursor || 0);
      const items = [1, 2, 3, 4, 5].slice(from, from + 2).map((id) => ({ id }));
      return Promise.resolve({ items, next: from + 2 < 5 ? String(from + 2) : null });
    },
    most: 2,
    ended,
  });
  return { act, ended, store };
}

it('acts on all that match but those taken out, so many at a time, and sets the last back first [AC-10]', async () => {
  const { act, ended, store } = setUp();
  const query = { q: '', sort: '', filters: {}, view: '' };
  store.ask({ act: 'lock', chosen: { kind: 'all', query, except: [4] }, count: 4 });
  await store.run();
  expect(act.mock.calls.map(([{ ids }]) => ids)).toEqual([
    [1, 2],
    [3, 5],
  ]);
  expect(store.outcome?.done).toEqual([1, 2, 3, 5]);
  expect(ended).toHaveBeenCalledTimes(1);
  act.mockClear();
  await store.takeBack();
  expect(act.mock.calls.map(([{ act: done, ids }]) => [done, ids])).toEqual([
    ['unlock', [3, 5]],
    ['unlock', [1, 2]],
  ]);
  expect(store.outcome).toBeNull();
  expect(ended).toHaveBeenCalledTimes(2);
});

it('keeps what was done until a step was lost, and asks about nobody [AC-10]', async () => {
  const { act, ended, store } = setUp();
  store.ask({ act: 'lock', chosen: { kind: 'rows', ids: [] }, count: 0 });
  expect(store.asked).toBeNull();
  store.ask({ act: 'lock', chosen: { kind: 'rows', ids: ['1', '2', '3'] }, count: 3 });
  act.mockImplementationOnce((step) => Promise.resolve({ done: step.ids, left: [], back: [] }));
  act.mockImplementationOnce(() => Promise.reject(new Error('lost')));
  await expect(store.run()).rejects.toThrow('lost');
  expect(store.outcome?.done).toEqual([1, 2]);
  expect(ended).not.toHaveBeenCalled();
});
