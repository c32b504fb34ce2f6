import { ErrorCode } from '@banyan/contracts';
import { saveCategory } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { categoriesCalls, type CategoriesApi } from '../../api/manageCalls.ts';
import { makeCategories } from '../../testing/manageCategories.ts';
import { CategoriesStore } from './CategoriesStore.ts';

const written = { name: { zh_cn: '我的' }, motif: 'quality', picture: 'keep', upload: '' } as const;

it('keeps what was typed where somebody else has saved, and saves it over theirs only when told [CO-01]', async () => {
  const tree = { categories: makeCategories(), mayEdit: true };
  const save = vi.fn<CategoriesApi['save']>(() => Promise.resolve(tree));
  save.mockRejectedValueOnce(
    new RefusedError(saveCategory, { code: ErrorCode.conflict, msg: '', data: { reason: 'revision' } }),
  );
  const read = vi.fn<CategoriesApi['tree']>(() => Promise.resolve(tree));
  const store = new CategoriesStore(fakeApi(categoriesCalls, { tree: read, save }), undefined);
  await store.show();
  store.choose(1);
  read.mockResolvedValueOnce({ ...tree, categories: makeCategories().map((one) => ({ ...one, revision: 9 })) });
  await expect(store.save(written)).rejects.toThrow();
  expect(store.mine).toEqual(written);
  await store.keepMine();
  expect(save.mock.calls.map(([{ id, revision }]) => [id, revision])).toEqual([
    [1, 1],
    [1, 9],
  ]);
  expect(store.mine).toBeNull();
});
