import type { AppealRow } from '@banyan/contracts/exam';
import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { requestCalls } from '../api/reviewCalls.ts';
import { RequestsStore } from './RequestsStore.ts';

configure({ enforceActions: 'always' });

it('keeps no reply to an appeal that somebody else has answered, once it was read again [EX-09]', async () => {
  let items = [{ attemptId: 1 }, { attemptId: 2 }] as AppealRow[];
  const api = fakeApi(requestCalls, { appeals: () => Promise.resolve({ items, next: null }) });
  const store = new RequestsStore(api);
  await store.appeals.show('open');
  store.write('appeal-1', '复核过，维持原判');
  items = items.slice(1);
  await store.readAgain('appeal', 1);
  expect([store.appeals.rows.length, store.dirty]).toEqual([1, false]);
  store.write('appeal-2', '复核过');
  await store.readAgain('appeal', 2);
  expect(store.dirty).toBe(true);
});
