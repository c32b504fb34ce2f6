import { ErrorCode } from '@banyan/contracts';
import { saveDepartment } from '@banyan/contracts/organisation';
import { ListExportStore } from '@banyan/core-console';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { departmentsCalls, type DepartmentsApi } from '../../api/organisationCalls.ts';
import { makeDepartments } from '../../testing/people.ts';
import { DepartmentsStore } from './DepartmentsStore.ts';

const tree = () => Promise.resolve({ departments: makeDepartments() });
const written = { name: { zh_cn: '质量中心' }, managers: [2], open: 'Y' } as const;

async function opened(over: Partial<DepartmentsApi> = {}) {
  const move = vi.fn<DepartmentsApi['move']>(tree);
  const save = vi.fn<DepartmentsApi['save']>(tree);
  const store = new DepartmentsStore(
    fakeApi(departmentsCalls, { departments: tree, merge: tree, move, save, ...over }),
    new ListExportStore(() => Promise.reject(new Error('not asked'))),
  );
  await store.tree.show();
  return { move, save, store };
}
const spread = () => ({ ...written, managers: [...written.managers] });

it('moves a department one place among its siblings, and not beyond the last [SE-08]', async () => {
  const { move, store } = await opened();
  store.choose(2);
  await store.step(1);
  expect(move.mock.calls[0]?.[0]).toEqual({ id: 2, parent: 1, place: 1 });
  store.choose(3);
  await store.step(1);
  expect(move).toHaveBeenCalledOnce();
});

it('puts any department into its place in the tree [SE-08]', async () => {
  const { move, store } = await opened();
  await store.place(4, 1, 0);
  expect(move.mock.calls[0]?.[0]).toEqual({ id: 4, parent: 1, place: 0 });
  move.mockRejectedValueOnce(new Error('lost'));
  await expect(store.place(4, 3, 0)).rejects.toThrow('lost');
  expect(store.failure).toBeUndefined();
});

it('puts a department elsewhere as the last one there [SE-08]', async () => {
  const { move, store } = await opened();
  store.choose(4);
  await store.moveBelow(1);
  expect(move.mock.calls[0]?.[0]).toEqual({ id: 4, parent: 1, place: 2 });
});

it('knows what lies below a department: no place for it [SE-08]', async () => {
  const { store } = await opened();
  expect([...store.below(3)]).toEqual([3, 4]);
});

it('keeps what was typed beside what somebody else saved, and saves it from there once that is chosen [AC-10]', async () => {
  let revision = 1;
  const { save, store } = await opened({
    departments: () =>
      Promise.resolve({ departments: makeDepartments().map((one) => (one.id === 2 ? { ...one, revision } : one)) }),
  });
  store.choose(2);
  revision = 2;
  const conflict = { code: ErrorCode.conflict, msg: '', data: { reason: 'revision' } };
  save.mockRejectedValueOnce(new RefusedError(saveDepartment, conflict));
  await expect(store.save(spread())).rejects.toThrow(RefusedError);
  expect([store.department?.revision, store.mine?.name.zh_cn]).toEqual([2, '质量中心']);
  await store.keepMine();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ id: 2, revision: 2, name: { zh_cn: '质量中心' } });
  expect(store.mine).toBeNull();
});

it('chooses the new department after adding it, and the other one after a merge [SE-08]', async () => {
  const { save, store } = await opened();
  const [top] = makeDepartments();
  if (top === undefined) throw new Error('no department');
  save.mockResolvedValueOnce({ departments: [...makeDepartments(), { ...top, id: 5, parent: 2 }] });
  store.begin(2);
  await store.add(spread());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 0, parent: 2 });
  expect([store.chosen, store.above]).toEqual([5, null]);
  await store.mergeInto(3);
  expect(store.chosen).toBe(3);
});
