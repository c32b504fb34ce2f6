import { ErrorCode } from '@banyan/contracts';
import { decideDeletion, type DeletionCase } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { DeletionDeskStore } from './DeletionDeskStore.ts';
import { deletionDeskCalls } from '../api/privacyCalls.ts';

it('counts anew when somebody else was faster, and keeps no reply to what is gone [SE-12]', async () => {
  let items = [{ id: 1 } as DeletionCase];
  const store = new DeletionDeskStore(
    fakeApi(deletionDeskCalls, {
      list: () => Promise.resolve({ items, next: null, waiting: items.length }),
      decide: () => {
        items = [];
        const data = { refusal: 'settled' };
        return Promise.reject(new RefusedError(decideDeletion, { code: ErrorCode.deletionRefused, msg: '', data }));
      },
    }),
  );
  await store.list.show('open');
  store.write(1, '还有未交回的设备');
  await store.decide.run({ id: 1, verdict: 'refused', reply: '还有未交回的设备' });
  await vi.waitFor(() => expect(store.waiting.value).toBe(0));
  expect([store.list.rows.length, store.dirty]).toEqual([1, true]);
  await store.readAgain(1);
  expect([store.list.rows, store.dirty, store.decide.failureOf(1)]).toEqual([[], false, undefined]);
});
