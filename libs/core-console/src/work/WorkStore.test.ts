import type { LongWorkItem } from '@banyan/contracts/organisation';
import { expect, it } from 'vitest';
import { WorkStore } from './WorkStore.ts';

const item = (one: Partial<LongWorkItem>): LongWorkItem => ({
  ...{ kind: 'export', id: 1, file: 'people.csv', list: 'people', state: 'running', done: 0, all: 0, at: 0 },
  ...one,
});

it('tells how far work is, whether it goes on, and leads back to it [AC-10]', async () => {
  let work = [
    item({}),
    item({ kind: 'import', id: 7, done: 500, all: 2000 }),
    item({ kind: 'department', id: 3, done: 500, all: 1000 }),
  ];
  const store = new WorkStore(() => Promise.resolve(work));
  await store.show();
  expect(store.items).toMatchObject([
    { id: 'export-1', share: null, href: '/manage/exports' },
    { id: 'import-7', share: 0.25, href: '/manage/people/import?id=7' },
    { id: 'department-3', share: 0.5, href: '/manage/departments?open=3' },
  ]);
  expect(store.isBusy).toBe(true);
  work = [item({ state: 'done', done: 3, all: 3 })];
  await store.show();
  expect(store.items).toMatchObject([{ state: 'done', share: null }]);
  expect(store.isBusy).toBe(false);
});
