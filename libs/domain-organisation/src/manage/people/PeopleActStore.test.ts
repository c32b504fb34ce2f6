import { ErrorCode } from '@banyan/contracts';
import { actOnPeople } from '@banyan/contracts/organisation';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import { makePeople } from '../../testing/people.ts';
import { heirRefusal } from './heirRefusal.ts';
import { PeopleActStore } from './PeopleActStore.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

function setUp(all = 450) {
  const act = vi.fn<PeopleApi['act']>(({ ids }) => Promise.resolve({ done: [...ids], left: [], back: [] }));
  const owned = vi.fn<PeopleApi['owned']>(({ ids }) =>
    Promise.resolve({ things: [{ kind: 'exams', fate: 'handedOver', count: ids.length }] }),
  );
  const ended = vi.fn(() => Promise.resolve());
  const people = makePeople(all);
  const api = fakeApi(peopleCalls, {
    act,
    owned,
    people: ({ cursor = '' }) => {
      const from = Number(cursor);
      const next = from + 60 < all ? String(from + 60) : null;
      return Promise.resolve({ items: people.slice(from, from + 60), next, total: all });
    },
  });
  const store = new PeopleActStore(api, ended, (query, cursor) => api.people({ ...peopleQuery(query), cursor }, {}));
  return { act, ended, owned, store };
}
const rows = (count: number) =>
  ({ kind: 'rows', ids: Array.from({ length: count }, (_, index) => index + 1) }) as const;

it('acts on at most 200 people at a time, and counts them all [AC-10]', async () => {
  const { act, ended, store } = setUp();
  store.ask({ act: 'move', chosen: rows(450), count: 450 });
  await store.run({ department: 7 });
  expect(act.mock.calls.map(([{ ids }]) => ids.length)).toEqual([200, 200, 50]);
  expect(act.mock.calls[0]?.[0]).toMatchObject({ act: 'move', department: 7 });
  expect([store.state, store.done, store.all]).toEqual(['ended', 450, 450]);
  expect(ended).toHaveBeenCalledOnce();
});

it('acts on all that match at that moment, but for those taken out [AC-10]', async () => {
  const { act, store } = setUp(130);
  // Some have left since the question was asked.
  store.ask({ act: 'lock', chosen: { kind: 'all', query: noQuery, except: [5] }, count: 140 });
  await store.run();
  expect(store.all).toBe(129);
  expect(act.mock.calls[0]?.[0].ids).toHaveLength(129);
  expect(act.mock.calls[0]?.[0].ids).not.toContain(5);
});

it('tells whom it left as they are, and why [AC-10]', async () => {
  const { act, store } = setUp();
  act.mockResolvedValueOnce({ done: [1, 2], left: [{ id: 3, name: '韩梅', why: 'own' }], back: [] });
  store.ask({ act: 'lock', chosen: rows(3), count: 3 });
  await store.run();
  expect([store.state, store.done, store.left]).toEqual(['ended', 2, [{ id: 3, name: '韩梅', why: 'own' }]]);
});

it('goes on with the rest after a failure, under the same key, and does nobody twice [HT-06]', async () => {
  const { act, ended, store } = setUp();
  act.mockResolvedValueOnce({ done: rows(200).ids.slice(), left: [], back: [] });
  act.mockRejectedValueOnce(new NetworkError({ name: 'manage/people/act' }));
  store.ask({ act: 'lock', chosen: rows(300), count: 300 });
  await store.run();
  expect([store.state, store.done]).toEqual(['failed', 200]);
  expect(ended).toHaveBeenCalledOnce();
  await store.run();
  expect([store.state, store.done]).toEqual(['ended', 300]);
  const [, lost, again] = act.mock.calls;
  expect(again?.[0].ids).toEqual(lost?.[0].ids);
  expect(again?.[1]?.idempotencyKey).toBe(lost?.[1]?.idempotencyKey);
});

it('takes back what was done, the last step first, and tells how many [AC-10]', async () => {
  const { act, ended, store } = setUp();
  act.mockImplementation(({ ids, act: done }) =>
    Promise.resolve({
      done: [...ids],
      left: [],
      back: done === 'move' ? [{ act: 'move', department: ids.includes(1) ? 3 : 4, ids: [...ids] }] : [],
    }),
  );
  store.ask({ act: 'move', chosen: rows(250), count: 250 });
  await store.run({ department: 7 });
  expect(store.mayTakeBack).toBe(true);
  await store.takeBack();
  expect(act.mock.calls.slice(2).map(([{ department, ids }]) => [department, ids.length])).toEqual([
    [4, 50],
    [3, 200],
  ]);
  expect([store.state, store.done, store.all, store.mayTakeBack]).toEqual(['ended', 250, 250, false]);
  expect(ended).toHaveBeenCalledTimes(2);
});

it('lets people leave once somebody takes over what they own, and asks again for another one [AC-10]', async () => {
  const { act, owned, store } = setUp();
  store.ask({ act: 'leave', chosen: rows(300), count: 300 });
  await vi.waitFor(() =>
    expect(store.leaving.things.value).toEqual([{ kind: 'exams', fate: 'handedOver', count: 300 }]),
  );
  expect(owned.mock.calls.map(([{ ids }]) => ids.length)).toEqual([200, 100]);
  expect(store.leaving.isReady).toBe(false);
  store.leaving.choose('7');
  expect(store.leaving.isReady).toBe(true);
  const data = { fields: { heir: 'marks' } };
  act.mockRejectedValueOnce(new RefusedError(actOnPeople, { code: ErrorCode.fieldsRefused, msg: '', data }));
  await store.run({ heir: 7 });
  expect([store.state, heirRefusal(store.error)]).toEqual(['failed', 'marks']);
  await store.run({ heir: 8 });
  expect(act.mock.calls.map(([{ heir, ids }]) => [heir, ids.length])).toEqual([
    [7, 200],
    [8, 200],
    [8, 100],
  ]);
  expect([store.state, store.done]).toEqual(['ended', 300]);
});
