// @vitest-environment jsdom
import { EmptyState, type StaticColumn } from '@banyan/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import { PagedList, type Page } from '../request/PagedList.ts';
import { TablePage } from './TablePage.tsx';

interface Plan {
  readonly id: number;
  readonly title: string;
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { screen: en } }, defaultNS: 'screen' });
});

const plan = (id: number): Plan => ({ id, title: `Plan ${id}` });

const listOf = (ask: (cursor: string) => Promise<Page<Plan>>) =>
  new PagedList<Plan>((_, cursor) => ask(cursor), { id: ({ id }) => id });

function show(list: PagedList<Plan>) {
  const columns: StaticColumn<Plan>[] = [
    { id: 'title', header: 'Title', names: true, cell: ({ title }) => title },
    {
      id: 'id',
      header: 'Number',
      align: 'end',
      cell: ({ id }) => <button onClick={() => list.without(id)}>drop {id}</button>,
    },
  ];
  const page = { title: 'Plans', label: 'All plans', empty: <EmptyState level={2} label="No plans" /> };
  render(<TablePage {...page} list={list} columns={columns} />);
}

const names = () => within(screen.getByRole('table', { name: 'All plans' })).getAllByRole('rowheader');

it('lists rows in columns, page by page, each named by its first cell [UI-08]', async () => {
  const list = listOf((cursor) =>
    Promise.resolve(cursor === '' ? { items: [plan(1), plan(2)], next: 'c2' } : { items: [plan(3)], next: null }),
  );
  await list.show();
  await list.loadMore();
  show(list);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Title', 'Number']);
  expect(names().map(({ textContent }) => textContent)).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
});

it('keeps the keyboard in the table when a row goes, and says when none is left [UI-07]', async () => {
  const list = listOf(() => Promise.resolve({ items: [plan(1), plan(2)], next: null }));
  show(list);
  await act(() => list.show());
  act(() => screen.getByRole('button', { name: 'drop 1' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'drop 2' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No plans' })).toHaveFocus());
});

it('says in place of the table what failed, and asks again [UI-08]', async () => {
  let times = 0;
  const list = listOf(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('off')) : Promise.resolve({ items: [plan(1)], next: null });
  });
  show(list);
  await act(() => list.show());
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  await waitFor(() => expect(names()).toHaveLength(1));
});
