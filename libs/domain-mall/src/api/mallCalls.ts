import {
  addressBook,
  cancelExchange,
  decideReturn,
  deskExchanges,
  exchangeList,
  exchangeProduct,
  productDetail,
  productList,
  receiveExchange,
  regionList,
  removeAddress,
  returnExchange,
  saveAddress,
  sendExchange,
} from '@banyan/contracts/mall';
import type { Api } from '@banyan/core-screen';

/** Products and exchanges. */
export const mallCalls = { products: productList, product: productDetail, exchange: exchangeProduct } as const;
export type MallApi = Api<typeof mallCalls>;

/** Exchanges made. */
export const recordCalls = {
  list: exchangeList,
  cancel: cancelExchange,
  receive: receiveExchange,
  giveBack: returnExchange,
} as const;
export type RecordApi = Api<typeof recordCalls>;

/** Parcels to send and returns to take. */
export const deskCalls = { list: deskExchanges, send: sendExchange, decide: decideReturn } as const;
export type DeskApi = Api<typeof deskCalls>;

/** The learner's addresses. */
export const bookCalls = {
  book: addressBook,
  regions: regionList,
  save: saveAddress,
  remove: removeAddress,
} as const;
export type BookApi = Api<typeof bookCalls>;
