import type { OrderRecord } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { orderCalls } from '../api/orderCalls.ts';
import { makeOrder } from '../testing/orders.ts';
import { OrdersStore } from './OrdersStore.ts';

configure({ enforceActions: 'always' });

it('leaves the next order alone when the one before is closed late [PY-03]', async () => {
  const closed = deferred<OrderRecord>();
  const store = new OrdersStore(
    fakeApi(orderCalls, {
      detail: ({ number }) => Promise.resolve(makeOrder({ number })),
      close: () => closed.promise,
    }),
    () => undefined,
  );
  await store.detail.load('one');
  const closing = store.close.run('one');
  await store.detail.load('two');
  closed.resolve(makeOrder({ number: 'one', state: 'deleted' }));
  expect(await closing).toBe(true);
  expect(store.detail.value?.number).toBe('two');
});
