import { ErrorCode } from '@banyan/contracts';
import { saveField } from '@banyan/contracts/organisation';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { fieldsCalls, type FieldsApi } from '../../api/organisationCalls.ts';
import { makeFields } from '../../testing/fields.ts';
import { fieldValuesOf, writtenField } from './fieldForm.ts';
import { FieldsStore } from './FieldsStore.ts';

async function opened(over: Partial<FieldsApi> = {}) {
  const api = fakeApi(fieldsCalls, {
    fields: () => Promise.resolve({ fields: makeFields() }),
    use: () => Promise.resolve({ people: 12, options: [], uses: [] }),
    ...over,
  });
  const store = new FieldsStore(api);
  await store.show().catch(() => undefined);
  store.open(12);
  return store;
}
const idsOf = (store: FieldsStore) => store.fields.value?.map(({ id }) => id);

it('says that an order was lost, and keeps the former one [AC-10]', async () => {
  const lost = new NetworkError({ name: 'order' });
  const store = await opened({ order: () => Promise.reject(lost) });
  await expect(store.arrange([12, 11, 13, 14])).rejects.toBe(lost);
  expect(idsOf(store)).toEqual([11, 12, 13, 14]);
});

it('keeps what was typed beside what somebody else saved, and saves it from there once that is chosen [AC-10]', async () => {
  const [, field] = makeFields();
  const theirs = { ...(field ?? makeFields()[0]), revision: 5 } as ReturnType<typeof makeFields>[number];
  const conflict = new RefusedError(saveField, { code: ErrorCode.conflict, msg: '', data: { field: theirs } });
  const save = vi.fn<FieldsApi['save']>();
  const store = await opened({ save });
  const mine = writtenField({ ...fieldValuesOf(theirs), name: '成本' });
  save
    .mockRejectedValueOnce(conflict)
    .mockResolvedValueOnce({ field: { ...theirs, revision: 6 }, fields: makeFields() });
  await expect(store.save(mine)).rejects.toBe(conflict);
  expect(store.conflict).toMatchObject({ mine: { name: { zh_cn: '成本' } }, theirs: { revision: 5 } });
  await store.keepMine();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ id: 12, revision: 5, name: { zh_cn: '成本' } });
  expect([store.conflict, store.begun?.revision]).toEqual([null, 6]);
});
