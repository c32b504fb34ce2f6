import { ErrorCode } from '@banyan/contracts';
import { changePerson } from '@banyan/contracts/organisation';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import { makeEntries, makePerson } from '../../testing/people.ts';
import { PersonStore } from './PersonStore.ts';

const theirs = makePerson({ revision: 4, written: { ...makePerson().written, post: '班长' } });
const mine = { ...makePerson().written, post: '质检组长' };
const conflict = new RefusedError(changePerson, { code: ErrorCode.conflict, msg: '', data: { person: theirs } });

async function opened(over: Partial<PeopleApi> = {}) {
  const change = vi.fn<PeopleApi['change']>();
  const api = fakeApi(peopleCalls, {
    person: () => Promise.resolve(makePerson()),
    log: () => Promise.resolve({ items: makeEntries(), next: null, total: 3 }),
    change,
    ...over,
  });
  const store = new PersonStore(1, api);
  await store.show();
  return { change, store };
}

it('shows both versions when somebody else has saved, and names who it was [AC-10]', async () => {
  const { change, store } = await opened();
  change.mockRejectedValueOnce(conflict);
  await expect(store.save(mine)).rejects.toBe(conflict);
  expect(store.conflict).toMatchObject({ theirs: { revision: 4 }, mine: { post: '质检组长' }, by: { name: '李娜' } });
  expect(store.person.value?.written.post).toBe('质检员');
});

it('saves what was typed here over it, from its revision, once that is chosen [AC-10]', async () => {
  const { change, store } = await opened();
  change.mockRejectedValueOnce(conflict).mockResolvedValueOnce(makePerson({ revision: 5, written: mine }));
  await store.save(mine).catch(() => undefined);
  expect(await store.keepMine()).toBe(true);
  expect(change.mock.calls[1]?.[0]).toMatchObject({ revision: 4, person: { post: '质检组长' } });
  expect([store.conflict, store.person.value?.revision]).toEqual([null, 5]);
});

it('takes what somebody else saved once that is chosen, and saves from there on [AC-10]', async () => {
  const { change, store } = await opened();
  change.mockRejectedValueOnce(conflict);
  await store.save(mine).catch(() => undefined);
  store.takeTheirs();
  expect([store.conflict, store.person.value?.written.post]).toEqual([null, '班长']);
});

it('shows the conflict also where the log is closed to the reader [AC-10]', async () => {
  const { change, store } = await opened({ log: () => Promise.reject(new NetworkError({ name: 'log' })) });
  change.mockRejectedValueOnce(conflict);
  await store.save(mine).catch(() => undefined);
  expect(store.conflict?.by).toBeNull();
});

it('keeps the form through an act on the person, and saves from the revision after it [AC-10]', async () => {
  let revision = 3;
  const { change, store } = await opened({
    person: () => Promise.resolve(makePerson({ revision })),
    act: () => Promise.resolve({ done: [1], left: [], back: [] }),
  });
  revision = 4;
  await store.acting.run('lock');
  await vi.waitFor(() => expect(store.begun?.revision).toBe(4));
  expect(store.form).toBe(0);
  change.mockResolvedValueOnce(makePerson({ revision: 5, written: mine }));
  await store.save(mine);
  expect(change.mock.calls[0]?.[0].revision).toBe(4);
  expect(store.form).toBe(1);
});

it('does not save over what somebody else saved before an act on the person [AC-10]', async () => {
  let present = makePerson();
  const { change, store } = await opened({
    person: () => Promise.resolve(present),
    act: () => Promise.resolve({ done: [1], left: [], back: [] }),
  });
  present = theirs;
  await store.acting.run('lock');
  await vi.waitFor(() => expect(store.person.value?.revision).toBe(4));
  change.mockRejectedValueOnce(conflict);
  await store.save(mine).catch(() => undefined);
  expect(change.mock.calls[0]?.[0].revision).toBe(3);
  expect(store.conflict?.theirs.written.post).toBe('班长');
});

it('tells why an act left the person as they are [AC-10]', async () => {
  const { store } = await opened({
    act: () => Promise.resolve({ done: [], left: [{ id: 1, name: '赵敏', why: 'lastAdministrator' }], back: [] }),
  });
  await store.acting.run('lock');
  expect(store.refusal).toBe('lastAdministrator');
});

it('shows a new first password once: leaving the person forgets it [AC-12]', async () => {
  const { store } = await opened({ newPassword: () => Promise.resolve({ password: 'Kx7#mQ2vLp9d' }) });
  await store.renewing.run();
  expect(store.password).toBe('Kx7#mQ2vLp9d');
  store.leave();
  expect(store.password).toBeNull();
});
