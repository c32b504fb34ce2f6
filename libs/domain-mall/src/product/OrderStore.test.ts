import { ErrorCode } from '@banyan/contracts';
import { addressBook, exchangeProduct, productDetail } from '@banyan/contracts/mall';
import { RefusedError } from '@banyan/core-http';
import { apiOf } from '@banyan/core-screen';
import { answer, deferred, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { bookCalls, mallCalls } from '../api/mallCalls.ts';
import { mallAnswers } from '../testing/mallAnswers.ts';
import { makeProductDetail } from '../testing/products.ts';
import { OrderStore, type Receipt } from './OrderStore.ts';

it('asks for no more pieces than are left once somebody else was faster [MA-01]', async () => {
  const detail = makeProductDetail({ perPerson: null });
  let stock = 3;
  const http = fakeHttp([
    ...mallAnswers(),
    answer(addressBook, () => ({ items: [] })),
    answer(productDetail, () => ({ ...detail, product: { ...detail.product, stock } })),
    answer(exchangeProduct, () => {
      throw new RefusedError(exchangeProduct, { code: ErrorCode.mallRefused, msg: '', data: { refusal: 'stock' } });
    }),
  ]);
  const order = new OrderStore(detail.product.id, apiOf(http, mallCalls), apiOf(http, bookCalls));
  order.show(true);
  await vi.waitFor(() => expect(order.most).toBe(3));
  order.setQuantity(3);
  stock = 1;
  expect(await order.run()).toBe(false);
  await vi.waitFor(() => expect(order.most).toBe(1));
  expect(order.quantity).toBe(1);
});

it('asks for whole pieces, whatever is typed [MA-01]', async () => {
  const detail = makeProductDetail({ perPerson: null });
  const http = fakeHttp([...mallAnswers(), answer(productDetail, () => detail)]);
  const order = new OrderStore(detail.product.id, apiOf(http, mallCalls), apiOf(http, bookCalls));
  order.show(true);
  await vi.waitFor(() => expect(order.most).toBeGreaterThan(2));
  order.setQuantity(1.5);
  expect(order.quantity).toBe(2);
});

it('leaves the next product alone when the one before is exchanged late [MA-01]', async () => {
  const made = makeProductDetail({ perPerson: null });
  const receipt = deferred<Receipt>();
  let points = 0;
  const opened = async (of: number) => {
    const order = new OrderStore(
      of,
      {
        product: ({ id }) => Promise.resolve({ ...made, product: { ...made.product, id } }),
        exchange: () => receipt.promise,
      },
      { book: () => Promise.resolve({ items: [] }) },
      () => (points += 1),
    );
    order.show(false);
    await vi.waitFor(() => expect(order.detail.value?.product.id).toBe(of));
    return order;
  };
  const before = await opened(1);
  const exchanging = before.run();
  before.leave();
  const order = await opened(2);
  order.setQuantity(2);
  expect(order.exchange.isPending()).toBe(false);
  receipt.resolve({} as Receipt);
  await exchanging;
  expect([order.receipt, order.quantity, points]).toEqual([null, 2, 1]);
});

it('asks for no more pieces at a time than the product says [MA-01]', async () => {
  const detail = makeProductDetail({ perPerson: null, perTime: 2 });
  const http = fakeHttp([...mallAnswers(), answer(productDetail, () => detail)]);
  const order = new OrderStore(detail.product.id, apiOf(http, mallCalls), apiOf(http, bookCalls));
  order.show(true);
  await vi.waitFor(() => expect(order.most).toBe(2));
  order.setQuantity(3);
  expect(order.quantity).toBe(2);
});

it('offers no more pieces than a person may still have [MA-01]', async () => {
  const detail = makeProductDetail({ perPerson: 3, taken: 2 });
  const http = fakeHttp([...mallAnswers(), answer(productDetail, () => detail)]);
  const order = new OrderStore(detail.product.id, apiOf(http, mallCalls), apiOf(http, bookCalls));
  order.show(true);
  await vi.waitFor(() => expect(order.detail.state).toBe('ready'));
  order.setQuantity(3);
  expect([order.most, order.quantity]).toEqual([1, 1]);
});
