import { ErrorCode } from '@banyan/contracts';
import { studyList } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { configure } from 'mobx';
import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/answers.ts';
import { PagedList, type AskPage, type Page } from './PagedList.ts';

configure({ enforceActions: 'always' });

const settled = () => new Promise((resolve) => setTimeout(resolve));
const down = () => Promise.reject(new Error('down'));
const page = (items: readonly number[], next: string | null): Page<number> => ({ items, next });
const listOf = (ask: AskPage<string, Page<number>>) => new PagedList(ask, { id: (row: number) => row });

describe('PagedList', () => {
  it('adds page after page until the end [UI-08]', async () => {
    const asked: string[] = [];
    const list = listOf((query, cursor) => {
      asked.push(`${query} ${cursor}`);
      return Promise.resolve(cursor === '' ? page([1, 2], 'c2') : page([3], null));
    });
    await list.show('learning');
    expect([list.rows, list.foot]).toEqual([[1, 2], 'more']);
    await list.loadMore();
    expect([list.rows, list.foot]).toEqual([[1, 2, 3], 'end']);
    await list.loadMore();
    expect(asked).toEqual(['learning ', 'learning c2']);
  });

  it('goes on while a search has found nothing yet, and says that there is nothing at the end alone [UI-08]', async () => {
    const pages: Readonly<Record<string, Page<number>>> = {
      '': page([], 'a'),
      a: page([], 'b'),
      b: page([1], 'c'),
      c: page([], 'd'),
      d: page([], null),
    };
    const list = listOf((_, cursor) => Promise.resolve(pages[cursor] ?? page([], null)));
    const showing = list.show('words');
    expect(list.empty).toBe(false);
    await showing;
    expect([list.rows, list.foot]).toEqual([[1], 'more']);
    await list.loadMore();
    expect([list.rows, list.foot]).toEqual([[1], 'end']);
  });

  it('shows a row once when it moved to the front between two pages [UI-08]', async () => {
    const list = listOf((_, cursor) => Promise.resolve(cursor === '' ? page([1, 2], 'c2') : page([2, 3], null)));
    await list.show('all');
    await list.loadMore();
    expect(list.rows).toEqual([1, 2, 3]);
  });

  it('keeps what is shown when the next page fails, and tries that page again [UI-08]', async () => {
    let fails = true;
    const list = listOf((_, cursor) =>
      cursor === '' ? Promise.resolve(page([1], 'c2')) : fails ? down() : Promise.resolve(page([2], null)),
    );
    await list.show('all');
    await list.loadMore();
    expect([list.rows, list.foot]).toEqual([[1], 'failed']);
    fails = false;
    await list.loadMore();
    expect(list.rows).toEqual([1, 2]);
  });

  it('begins at its start, and says so, when its cursor is no longer valid [UI-08]', async () => {
    const badCursor = new RefusedError(studyList, { code: ErrorCode.badCursor, msg: '', data: undefined });
    let first = [1];
    const list = listOf((_, cursor) =>
      cursor === '' ? Promise.resolve(page(first, 'old')) : Promise.reject(badCursor),
    );
    await list.show('all');
    first = [7, 1];
    await list.loadMore();
    await settled();
    expect([list.rows, list.state, list.restarted]).toEqual([[7, 1], 'ready', true]);
  });

  it('drops the answer of a query that was left [HT-06]', async () => {
    const late = deferred<Page<number>>();
    const list = listOf((query) => (query === 'all' ? late.promise : Promise.resolve(page([9], null))));
    void list.show('all');
    await list.show('learned');
    late.resolve(page([1], null));
    await settled();
    expect(list.rows).toEqual([9]);
  });

  it('holds the failure of the first page and shows the list after a retry [UI-08]', async () => {
    let fails = true;
    const list = listOf(() => (fails ? down() : Promise.resolve(page([1], null))));
    await list.show('all');
    expect([list.state, (list.error as Error).message]).toEqual(['failed', 'down']);
    fails = false;
    await list.retry();
    expect(list.rows).toEqual([1]);
  });

  it('shows what is new without a gap, and keeps what it has when that fails [UI-08]', async () => {
    let asked = 0;
    const list = listOf(() => ((asked += 1) === 3 ? down() : Promise.resolve(page([asked], null))));
    await list.show('all');
    const running = list.refresh();
    expect([list.state, list.rows]).toEqual(['ready', [1]]);
    await running;
    expect(list.rows).toEqual([2]);
    await list.refresh();
    expect([list.state, list.rows]).toEqual(['ready', [2]]);
  });

  it('asks anew instead of waiting for an answer from before, and leaves who reads further down alone [UI-08]', async () => {
    const before = deferred<Page<number>>();
    let asked = 0;
    const list = listOf((_, cursor) => {
      asked += 1;
      if (asked === 1) return before.promise;
      return Promise.resolve(cursor === '' ? page([2], 'c2') : page([3], null));
    });
    void list.show('all');
    void list.refresh();
    before.resolve(page([1], null));
    await settled();
    expect(list.rows).toEqual([2]);
    await list.loadMore();
    await list.refresh();
    expect([asked, list.rows]).toEqual([3, [2, 3]]);
  });

  it('reads all pages that are shown anew after a change in them, without a jump [UI-08]', async () => {
    let rows = [1, 2, 3, 4, 5];
    let fails = false;
    const list = listOf((_, cursor) => {
      const from = Number(cursor);
      const next = from + 2 < rows.length ? String(from + 2) : null;
      return fails && from > 0 ? down() : Promise.resolve(page(rows.slice(from, from + 2), next));
    });
    await list.show('all');
    await list.loadMore();
    rows = [9, 1, 3, 4, 5];
    const running = list.renew();
    expect([list.rows, list.foot]).toEqual([[1, 2, 3, 4], 'loading']);
    await list.loadMore();
    await running;
    expect([list.rows, list.foot]).toEqual([[9, 1, 3, 4], 'more']);
    fails = true;
    rows = [7];
    await list.loadMore();
    expect(list.foot).toBe('failed');
    rows = [7, 8, 9];
    await list.renew();
    expect([list.rows, list.foot]).toEqual([[9, 1, 3, 4], 'more']);
    fails = false;
    rows = [7];
    await list.renew();
    expect([list.rows, list.foot]).toEqual([[7], 'end']);
    void list.renew();
    list.leave();
    expect(list.foot).toBe('end');
  });

  it('takes no page of before a change in it [UI-08]', async () => {
    let rows = [1, 2, 3];
    const list = listOf((_, cursor) => {
      const from = Number(cursor);
      return Promise.resolve(page(rows.slice(from, from + 2), from + 2 < rows.length ? String(from + 2) : null));
    });
    await list.show('all');
    const more = list.loadMore();
    rows = [2, 3];
    await list.renew();
    await more;
    expect([list.rows, list.foot]).toEqual([[2, 3], 'end']);
  });

  it('takes a row out at once and puts it back in its place', async () => {
    const list = listOf(() => Promise.resolve(page([1, 2, 3], null)));
    await list.show('all');
    const putBack = list.without(2);
    expect(list.rows).toEqual([1, 3]);
    putBack();
    putBack();
    expect(list.rows).toEqual([1, 2, 3]);
  });

  it('puts no row of the list before into the one that is shown now', async () => {
    const list = listOf((query) => Promise.resolve(page(query === 'all' ? [1, 2] : [7, 8], null)));
    await list.show('all');
    const putBack = list.without(2);
    await list.show('others');
    putBack();
    expect(list.rows).toEqual([7, 8]);
  });
});
