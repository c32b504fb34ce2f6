import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { markingCalls, type MarkingApi } from '../../api/homeworkCalls.ts';
import { makeSuggestion, makeToMark } from '../../testing/homework.ts';
import { MarkingStore } from './MarkingStore.ts';

configure({ enforceActions: 'always' });

/** The desk with three pieces of homework, and the marks that it sent. */
async function opened(functions: Partial<MarkingApi> = {}) {
  const sent: Parameters<MarkingApi['mark']>[0]['marks'][] = [];
  const store = new MarkingStore(
    fakeApi(markingCalls, {
      waiting: () => Promise.resolve({ items: makeToMark(), next: null, waiting: 3 }),
      figures: () => Promise.resolve({ items: [] }),
      mark: ({ marks }) => {
        sent.push(marks);
        return Promise.resolve({
          results: marks.map(({ submission }) => ({ submission, outcome: 'marked' as const })),
        });
      },
      ...functions,
    }),
  );
  store.show();
  await expect.poll(() => store.list.state).toBe('ready');
  await store.list.loadMore();
  expect(store.list.rows.length).toBe(3);
  return { store, sent };
}

it('takes what was marked out of a desk that is longer than a page [TR-03]', async () => {
  const [first, second, third] = makeToMark();
  let waiting = [first, second, third].filter((row) => row !== undefined);
  const { store } = await opened({
    waiting: ({ cursor }) => {
      const more = cursor !== undefined && cursor !== '';
      const items = more ? waiting.slice(2) : waiting.slice(0, 2);
      return Promise.resolve({ items, next: more || waiting.length < 3 ? null : 'second', waiting: waiting.length });
    },
    mark: ({ marks }) => {
      waiting = waiting.filter(({ submission: { id } }) => marks.every(({ submission }) => submission !== id));
      return Promise.resolve({
        results: marks.map(({ submission }) => ({ submission, outcome: 'marked' as const })),
      });
    },
  });
  store.write(31, { points: 80 });
  await store.give(31);
  await expect.poll(() => store.list.rows.map(({ submission }) => submission.id)).toEqual([32, 33]);
});

it('tells how many wait before its part of the desk is opened [AD-01]', async () => {
  const store = new MarkingStore(
    fakeApi(markingCalls, {
      waiting: () => Promise.resolve({ items: makeToMark(), next: null, waiting: 3 }),
      figures: () => Promise.resolve({ items: [] }),
    }),
  );
  store.refresh();
  await expect.poll(() => store.waiting).toBe(3);
});

const place = (from: number, to = from + 2) => ({ from, to, file: '' });

describe('comments on places', () => {
  it('are kept with the mark in the order of the text, written anew and removed [TR-03]', async () => {
    const { store } = await opened();
    store.say(31, { ...place(9), words: '二' });
    store.say(31, { from: -1, to: -1, file: 'f1', words: '三' });
    store.say(31, { ...place(2), words: '' });
    store.say(31, { ...place(2), words: '一' });
    expect(store.dirty).toBe(true);
    expect(store.draftOf(31).comments.map(({ words }) => words)).toEqual(['一', '二', '三']);
    store.unsay(31, place(9));
    expect(store.draftOf(31).comments.map(({ words }) => words)).toEqual(['一', '三']);
    expect(store.draftOf(32).comments).toEqual([]);
  });

  it('go along with the mark, without those that say nothing [TR-03]', async () => {
    const { store, sent } = await opened();
    store.write(31, { points: 86.5 });
    store.say(31, { ...place(2), words: ' 写清楚 ' });
    store.say(31, { ...place(5), words: '  ' });
    await store.give(31);
    expect(sent).toMatchObject([[{ submission: 31, score: 865, comments: [{ ...place(2), words: '写清楚' }] }]]);
    expect(store.dirty).toBe(false);
  });

  it('go to each its own where several are marked alike [TR-03] [AD-01]', async () => {
    const { store, sent } = await opened();
    for (const id of [31, 32]) store.choose(id, true);
    store.say(32, { ...place(2), words: '只说这份' });
    store.write(0, { points: 80 });
    await store.give(0);
    expect(sent[0]?.map(({ comments }) => comments.length)).toEqual([0, 1]);
  });

  it('are not sent while one is too long [TR-03]', async () => {
    const { store, sent } = await opened();
    store.write(31, { points: 80 });
    store.say(31, { ...place(2), words: '长'.repeat(501) });
    await store.give(31);
    expect(sent).toEqual([]);
  });

  it('stay with what else is entered for a mark that is refused [TR-03]', async () => {
    const { store } = await opened({
      mark: ({ marks }) =>
        Promise.resolve({ results: marks.map(({ submission }) => ({ submission, outcome: 'refused' as const })) }),
    });
    store.write(31, { points: 80 });
    store.say(31, { ...place(2), words: '写清楚' });
    await store.give(31);
    expect([store.left, store.draftOf(31).points, store.draftOf(31).comments.length]).toEqual([1, 80, 1]);
  });
});

it('keep what was said of homework that was withdrawn meanwhile [TR-03]', async () => {
  const { store } = await opened({
    mark: ({ marks }) =>
      Promise.resolve({ results: marks.map(({ submission }) => ({ submission, outcome: 'changed' as const })) }),
  });
  store.write(31, { points: 80, comment: '量得很细' });
  store.say(31, { from: 0, to: 2, file: '', words: '写清楚' });
  await store.give(31);
  expect(store.unsent).toMatchObject([{ submission: 31, words: '量得很细\n写清楚' }]);
});

describe('a suggestion', () => {
  it('gives no points until it is taken over, and then they can be changed [TR-03]', async () => {
    const asked: unknown[] = [];
    const { store, sent } = await opened({
      suggest: (input) => {
        asked.push(input);
        return Promise.resolve(makeSuggestion());
      },
    });
    store.readBy('strict');
    store.ask(32);
    await expect.poll(() => store.list.rows[1]?.suggestion).toMatchObject({ scorer: 'keywords' });
    expect(asked).toEqual([{ submission: 32, strictness: 'strict' }]);
    expect([store.draftOf(32).points, store.dirty]).toEqual([null, false]);
    store.say(32, { ...place(2), words: '一' });
    store.take(32, makeSuggestion());
    expect(store.draftOf(32)).toMatchObject({ points: 80, comments: [{ words: '一' }] });
    store.write(32, { points: 81.5 });
    expect([store.draftOf(32).points, sent]).toEqual([81.5, []]);
  });

  it('that fails says so, and may be asked for again [TR-03]', async () => {
    let asked = 0;
    const { store } = await opened({
      suggest: () => ((asked += 1) === 1 ? Promise.reject(new Error('scorer')) : Promise.resolve(makeSuggestion())),
    });
    store.ask(31);
    await expect.poll(() => store.suggest.failureOf(31)).toBeDefined();
    store.ask(31);
    await expect.poll(() => store.list.rows[0]?.suggestion).toMatchObject({ strictness: 'moderate' });
    expect(store.suggest.failureOf(31)).toBeUndefined();
  });
});
