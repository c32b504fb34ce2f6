import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { previewCalls } from '../../api/manageCalls.ts';
import { makeEdited } from '../../testing/manageCourses.ts';
import { PreviewStore } from './PreviewStore.ts';

async function opened(change: Parameters<typeof makeEdited>[0] = {}) {
  const api = fakeApi(previewCalls, {
    read: () => Promise.resolve(makeEdited(change)),
    categories: () => Promise.resolve({ total: 0, categories: [] }),
  });
  const store = new PreviewStore(301, api);
  await store.show();
  return store;
}
const standings = (store: PreviewStore) => store.chapters.map((chapter) => store.standingOf(chapter));

it('shows chapters as somebody new, half way or finished finds them [CO-05]', async () => {
  const store = await opened();
  expect(standings(store)).toEqual(['open', 'open', 'open', 'open']);
  store.lookAs('half');
  expect(standings(store)).toEqual(['learned', 'learned', 'open', 'new']);
  store.lookAs('done');
  expect(standings(store)).toEqual(['learned', 'learned', 'learned', 'new']);
  expect(store.leftS).toBe(300);
});

it('locks what comes after a chapter that is not learned, where chapters open one after the other [CO-05]', async () => {
  const { draft } = makeEdited();
  const store = await opened({ draft: { ...draft, settings: { ...draft.settings, sequential: true } } });
  store.lookAs('half');
  expect(standings(store)).toEqual(['learned', 'learned', 'open', 'locked']);
});

it('goes through the changes in a circle and opens the chapter of each [MC-03]', async () => {
  const store = await opened();
  store.step(-1);
  expect([store.change, store.chapter?.key]).toEqual([3, 'nnew']);
  store.step(1);
  expect(store.change).toBe(1);
  store.step(1);
  expect([store.change, store.chapter?.key]).toEqual([2, 'c2']);
  const [, second, , last] = store.chapters;
  expect([second, last].map((chapter) => chapter && store.marksOfChapter(chapter))).toEqual([[2], [3]]);
  expect(store.marksOfSetting('credits')).toEqual([1]);
});
