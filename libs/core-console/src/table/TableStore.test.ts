import { deferred } from '@banyan/core-screen/testing';
import { describe, expect, it, vi } from 'vitest';
import { peopleServer, storyPeople, type StoryPerson } from '../testing/people.ts';
import type { TableQuery } from './tableQuery.ts';
import { TableStore, type TablePage } from './TableStore.ts';

type Load = (query: TableQuery, cursor: string) => Promise<TablePage<StoryPerson>>;

function tableOf(load: Load = peopleServer(storyPeople(120))) {
  return new TableStore<StoryPerson>({
    load,
    id: ({ id }) => id,
    columns: ['name', 'number', 'state'],
    hidden: ['state'],
    sort: 'name',
    filters: ['state'],
  });
}
const at = (search = '') => new URLSearchParams(search);
async function shown(search = '') {
  const table = tableOf();
  await table.show(at(search));
  return table;
}

describe('a table', () => {
  it('shows the rows of its address, and says how many there are in all', async () => {
    const table = await shown('state=locked');
    expect(table.total).toBe(30);
    expect(table.list.rows.every(({ state }) => state === 'locked')).toBe(true);
  });

  it('does not load again for an address that differs only in columns or the open row', async () => {
    const load = vi.fn(peopleServer(storyPeople(3)));
    const table = tableOf(load);
    await table.show(at('q='));
    table.list.leave();
    load.mockClear();
    const showing = vi.spyOn(table.list, 'show');
    await table.show(at('cols=name,state&open=2&dense=1'));
    expect(showing).not.toHaveBeenCalled();
    expect(table.openedRow?.id).toBe(2);
    expect(table.columns.isShown('state')).toBe(true);
  });

  it('drops the answer to an earlier query that arrives after the one to a later query', async () => {
    const early = deferred<TablePage<StoryPerson>>();
    const people = storyPeople(3);
    const table = tableOf(({ q }) =>
      q === 'early' ? early.promise : Promise.resolve({ items: people, next: null, total: 3 }),
    );
    const first = table.show(at('q=early'));
    await table.show(at('q=late'));
    early.resolve({ items: storyPeople(1), next: null, total: 1 });
    await first;
    expect(table.list.rows).toHaveLength(3);
    expect(table.total).toBe(3);
  });

  it('writes the address that shows it again [SH-09]', async () => {
    const table = await shown();
    table.filter('state', ['locked']);
    table.sortBy('name');
    table.columns.pin('name', true);
    table.open(4);
    const again = tableOf();
    await again.show(table.written(at()));
    expect(again.query).toEqual(table.query);
    expect(again.query.sort).toBe('-name');
    expect(again.columns.written).toEqual(['!name', 'number']);
    expect(again.opened).toBe('4');
  });

  it('takes columns that the enterprise adds: hidden at first, sorted and filtered by, and kept in the address [SH-09]', async () => {
    const table = tableOf();
    table.extend(['field:7']);
    expect([table.columns.isShown('field:7'), table.columns.written]).toEqual([false, []]);
    await table.show(at('field:7=3..&sort=-field:7&cols=name,field:7'));
    expect(table.query).toMatchObject({ sort: '-field:7', filters: { 'field:7': ['3..'] } });
    expect(table.columns.written).toEqual(['name', 'field:7']);
    expect(table.written(at()).toString()).toBe(at('field:7=3..&sort=-field:7&cols=name,field:7').toString());
    table.extend([]);
    await table.show(at('field:7=3..&sort=-field:7'));
    expect(table.query).toMatchObject({ sort: 'name', filters: {} });
  });

  it('moves through the rows, the open panel follows, and the next page comes before the end', async () => {
    const table = await shown();
    table.open(1);
    table.move(1);
    expect(table.opened).toBe('2');
    expect(table.openedPlace).toBe(2);
    table.close();
    table.move(44);
    await vi.waitFor(() => expect(table.list.rows).toHaveLength(100));
    expect(table.current).toBe(46);
    expect(table.opened).toBe('');
  });
});

describe('chosen rows', () => {
  it('outlive another filter and another page', async () => {
    const table = await shown();
    table.selection.toggle(1);
    table.filter('state', ['locked']);
    await vi.waitFor(() => expect(table.list.state).toBe('ready'));
    table.selection.toggle(4);
    expect(table.chosen).toEqual({ kind: 'rows', ids: [1, 4] });
  });

  it('are a range from the last one, in either direction', async () => {
    const { selection, ids } = await shown();
    selection.toggle(5);
    selection.extendTo(3, ids);
    expect([...selection.ids].sort()).toEqual([3, 4, 5]);
  });

  it('are all that match, also those not loaded, but for those taken out', async () => {
    const table = await shown();
    table.selection.chooseAll();
    table.selection.toggle(7);
    expect(table.chosenCount).toBe(119);
    expect(table.selection.has(7)).toBe(false);
    expect(table.selection.has(119)).toBe(true);
    expect(table.chosen).toEqual({ kind: 'all', query: table.query, except: [7] });
  });

  it('are not "all that match" of another query, but of the same rows in another order', async () => {
    const table = await shown();
    table.selection.chooseAll();
    table.sortBy('number');
    expect(table.chosen.kind).toBe('all');
    table.search('王');
    expect(table.chosen).toEqual({ kind: 'rows', ids: [] });
  });
});

describe('columns', () => {
  it('of an address that names unknown ones are the known ones; the first is always shown', async () => {
    const { columns } = await shown('cols=state,gone');
    expect(columns.order).toEqual(['state', 'name', 'number']);
    expect(columns.order.filter((id) => columns.isShown(id))).toEqual(['state', 'name']);
  });
});
