import { ErrorCode } from '@banyan/contracts';
import { removeGroup, saveGroup, type ManagedGroup } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { groupsCalls, type GroupsApi } from '../../api/organisationCalls.ts';
import { makeGroups } from '../../testing/people.ts';
import { GroupStore } from './GroupStore.ts';

const [byHand] = makeGroups() as [ManagedGroup];
const written = { name: { zh_cn: '班长' }, rule: null, department: 0 };

async function opened(over: Partial<GroupsApi> = {}) {
  const save = vi.fn<GroupsApi['save']>(() => Promise.resolve({ ...byHand, revision: 9 }));
  const group = vi.fn<GroupsApi['group']>(() => Promise.resolve(byHand));
  const store = new GroupStore(byHand.id, fakeApi(groupsCalls, { group, save, ...over }));
  await store.show();
  return { save, store };
}

it('keeps what was typed beside what somebody else saved, and saves it from there once that is chosen [AC-10]', async () => {
  const { save, store } = await opened();
  const theirs = { ...byHand, name: { zh_cn: '组长' }, revision: 5 };
  save.mockRejectedValueOnce(
    new RefusedError(saveGroup, { code: ErrorCode.conflict, msg: '', data: { group: theirs } }),
  );
  const { edit } = store;
  await expect(edit.save(written)).rejects.toThrow(RefusedError);
  expect(edit.conflict).toEqual({ theirs, mine: written });
  await edit.keepMine();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ revision: 5, name: { zh_cn: '班长' } });
  expect([edit.conflict, store.group.value?.revision]).toEqual([null, 9]);
});

it('names the things for which a group stays [AC-10]', async () => {
  const uses = [{ kind: 'course', id: 7, name: '焊接安全' }];
  const refusal = new RefusedError(removeGroup, { code: ErrorCode.conflict, msg: '', data: { uses } });
  const { store } = await opened({ remove: () => Promise.reject(refusal) });
  expect(store.uses).toBeNull();
  expect(await store.removing.run()).toBe(false);
  expect(store.uses).toEqual(uses);
});
