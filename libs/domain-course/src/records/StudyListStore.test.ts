import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { StudyListInput, StudyListPage } from '../api/courseApi.ts';
import { deferred } from '../testing/fakeApi.ts';
import { makeCourse, makeRecord } from '../testing/fixtures.ts';
import { StudyListStore } from './StudyListStore.ts';

configure({ enforceActions: 'always' });

const settled = () => new Promise((resolve) => setTimeout(resolve));
const counts = { all: 45, learning: 30, learned: 15 };
const record = (id: number) => makeRecord({ course: makeCourse({ id }) });
const page = (ids: number[], next: string | null): StudyListPage => ({ items: ids.map(record), next, counts });
const ids = (store: StudyListStore) => store.records.map(({ course }) => course.id);

describe('StudyListStore', () => {
  it('adds page after page until the end [CO-14] [UI-08]', async () => {
    const asked: StudyListInput[] = [];
    const store = new StudyListStore({
      studied: (input) => {
        asked.push(input);
        return Promise.resolve(input.cursor === '' ? page([1, 2], 'c2') : page([3], null));
      },
    });
    store.show('learning');
    await settled();
    expect([ids(store), store.complete]).toEqual([[1, 2], false]);
    store.loadMore();
    await settled();
    expect([ids(store), store.complete]).toEqual([[1, 2, 3], true]);
    store.loadMore();
    await settled();
    expect(asked.map(({ cursor, state }) => [cursor, state])).toEqual([
      ['', 'learning'],
      ['c2', 'learning'],
    ]);
  });

  it('shows a course once when it moved to the front between two pages [CO-14]', async () => {
    const store = new StudyListStore({
      studied: ({ cursor }) => Promise.resolve(cursor === '' ? page([1, 2], 'c2') : page([2, 3], null)),
    });
    store.show('all');
    await settled();
    store.loadMore();
    await settled();
    expect(ids(store)).toEqual([1, 2, 3]);
  });

  it('keeps what is shown when the next page fails, and tries that page again [UI-08]', async () => {
    let fails = true;
    const store = new StudyListStore({
      studied: ({ cursor }) =>
        cursor === ''
          ? Promise.resolve(page([1], 'c2'))
          : fails
            ? Promise.reject(new Error('down'))
            : Promise.resolve(page([2], null)),
    });
    store.show('all');
    await settled();
    store.loadMore();
    await settled();
    expect([ids(store), store.more.state]).toEqual([[1], 'failed']);
    fails = false;
    store.loadMore();
    await settled();
    expect(ids(store)).toEqual([1, 2]);
  });

  it('drops the answer of a tab that was left [HT-06]', async () => {
    const late = deferred<StudyListPage>();
    const store = new StudyListStore({
      studied: ({ state }) => (state === 'all' ? late.promise : Promise.resolve(page([9], null))),
    });
    store.show('all');
    store.show('learned');
    await settled();
    late.resolve(page([1], null));
    await settled();
    expect(ids(store)).toEqual([9]);
  });

  it('holds the failure of the first page [UI-08]', async () => {
    const store = new StudyListStore({ studied: () => Promise.reject(new Error('down')) });
    store.show('all');
    await settled();
    expect([store.first.state, store.complete]).toEqual(['failed', false]);
  });

  it('shows what is new without a gap, and keeps what it has when that fails [CO-05] [CO-14]', async () => {
    let asked = 0;
    const store = new StudyListStore({
      studied: () => {
        asked += 1;
        return asked === 3 ? Promise.reject(new Error('down')) : Promise.resolve(page([asked], null));
      },
    });
    store.show('all');
    await settled();
    store.refresh();
    expect([store.first.state, ids(store)]).toEqual(['ready', [1]]);
    await settled();
    expect(ids(store)).toEqual([2]);
    store.refresh();
    await settled();
    expect([store.first.state, ids(store)]).toEqual(['ready', [2]]);
  });

  it('asks anew instead of waiting for an answer from before, and leaves who reads further down alone [CO-05]', async () => {
    const before = deferred<StudyListPage>();
    let asked = 0;
    const store = new StudyListStore({
      studied: ({ cursor }) => {
        asked += 1;
        if (asked === 1) return before.promise;
        return Promise.resolve(cursor === '' ? page([2], 'c2') : page([3], null));
      },
    });
    store.show('all');
    store.refresh();
    before.resolve(page([1], null));
    await settled();
    expect(ids(store)).toEqual([2]);
    store.loadMore();
    await settled();
    store.refresh();
    await settled();
    expect([asked, ids(store)]).toEqual([3, [2, 3]]);
  });
});
