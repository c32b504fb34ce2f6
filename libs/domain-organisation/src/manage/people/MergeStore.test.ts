import { ErrorCode } from '@banyan/contracts';
import { mergePeople } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import { makePerson, makeTwins } from '../../testing/people.ts';
import { MergeStore } from './MergeStore.ts';

const first = makePerson({ id: 1, account: 'H1', revision: 3 });
const second = makePerson({
  ...{ id: 2, account: 'H2', revision: 8 },
  written: { ...first.written, post: '', email: 'other@example.com' },
});

function setUp() {
  const merge = vi.fn<PeopleApi['merge']>(() => Promise.resolve(first));
  const api = fakeApi(peopleCalls, {
    merge,
    person: ({ id }) => Promise.resolve(id === 1 ? first : second),
    twins: () => Promise.resolve({ twins: makeTwins() }),
  });
  return { merge, store: new MergeStore(api, 1) };
}

it('proposes accounts that may be the same person’s while there is one alone [AC-10]', async () => {
  const { store } = setUp();
  await store.show([1]);
  expect(store.twins.value).toEqual(makeTwins());
  expect([store.kept?.id, store.closed]).toEqual([1, null]);
});

it('takes what the account that stays lacks, and what was chosen, from the other one [AC-10]', async () => {
  const { merge, store } = setUp();
  await store.show([1, 2]);
  store.keep(1);
  expect([store.kept?.id, store.closed?.id, store.taken]).toEqual([2, 1, ['post']]);
  store.choose('account', 0);
  store.choose('post', 1);
  expect((['account', 'post', 'email'] as const).map((field) => store.placeOf(field))).toEqual([0, 1, 1]);
  await store.merge();
  expect(merge.mock.calls[0]?.[0]).toEqual({ id: 2, gone: 1, revision: 8, goneRevision: 3, take: ['account'] });
  expect(store.merged).toBe(first);
});

it('tells why two accounts stay two [AC-10]', async () => {
  const { merge, store } = setUp();
  await store.show([1, 2]);
  const no = { code: ErrorCode.conflict, msg: '', data: { reason: 'lastAdministrator' } };
  merge.mockRejectedValueOnce(new RefusedError(mergePeople, no));
  await store.merge();
  expect([store.merged, store.refusal]).toEqual([null, 'lastAdministrator']);
});
