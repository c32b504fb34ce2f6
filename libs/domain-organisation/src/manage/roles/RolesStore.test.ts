import { ErrorCode } from '@banyan/contracts';
import { removeRole, saveRole } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { rolesCalls, type RolesApi } from '../../api/organisationCalls.ts';
import { makeHolders, makeRoles } from '../../testing/roles.ts';
import { RolesStore } from './RolesStore.ts';

async function opened(over: Partial<RolesApi> = {}) {
  const save = vi.fn<RolesApi['save']>(() => Promise.resolve(makeRoles()));
  const holders = vi.fn<RolesApi['holders']>(() => Promise.resolve({ items: makeHolders(), next: null }));
  const store = new RolesStore(
    fakeApi(rolesCalls, {
      roles: () => Promise.resolve(makeRoles()),
      give: () => Promise.resolve({ given: 'Y' }),
      take: () => Promise.resolve({ taken: 'Y' }),
      ...{ save, holders },
      ...over,
    }),
  );
  await store.list.show();
  return { holders, save, store };
}
const values = { name: ' 培训员 ', en: '', permissions: ['people.see' as const] };
const refused = (call: typeof saveRole | typeof removeRole, data: object) =>
  new RefusedError(call, { code: ErrorCode.conflict, msg: '', data });

it('shows the first role of the enterprise, and saves it from its revision [AC-10]', async () => {
  const { save, store } = await opened();
  expect(store.role?.id).toBe(101);
  await store.save(values);
  expect(save.mock.calls[0]?.[0]).toEqual({
    ...{ id: 101, revision: 1, name: { zh_cn: '培训员' }, permissions: ['people.see'] },
  });
  expect([store.form, store.mine]).toEqual([1, null]);
});

it('adds a role and shows it [AC-10]', async () => {
  const { save, store } = await opened();
  const [first] = makeRoles().own;
  if (first === undefined) throw new Error('no role');
  save.mockResolvedValueOnce({ ...makeRoles(), own: [...makeRoles().own, { ...first, id: 103 }] });
  store.choose('new');
  await store.save(values);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 0, revision: 0 });
  expect(store.role?.id).toBe(103);
});

it('keeps what was typed beside what somebody else saved [AC-10]', async () => {
  const { save, store } = await opened();
  save.mockRejectedValueOnce(refused(saveRole, { reason: 'revision' }));
  await expect(store.save(values)).rejects.toThrow(RefusedError);
  expect(store.mine).toEqual(values);
  await store.keepMine();
  expect(store.mine).toBeNull();
});

it('asks for the people of a role by its id, or by the key of a built-in one [AC-10]', async () => {
  const { holders, store } = await opened();
  await store.holders.show(101);
  await store.holders.show('manager');
  expect(holders.mock.calls.map(([input]) => [input.id, input.builtIn])).toEqual([
    [101, ''],
    [0, 'manager'],
  ]);
  await store.take(2);
  expect(holders).toHaveBeenCalledTimes(3);
});

it('reads the roles again when somebody got the role that was to be removed [AC-10]', async () => {
  const roles = vi.fn<RolesApi['roles']>(() => Promise.resolve(makeRoles()));
  const { store } = await opened({
    roles,
    remove: () => Promise.reject(refused(removeRole, { reason: 'holders', holders: 4 })),
  });
  expect(await store.remove()).toBe(false);
  expect(roles).toHaveBeenCalledTimes(2);
  expect(store.role?.id).toBe(101);
});
