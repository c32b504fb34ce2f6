import {
  checkOrder,
  closeOrder,
  createOrder,
  orderDetail,
  orderItem,
  orderList,
  orderReceipt,
  payByAlipay,
  payByBalance,
  payByPoints,
  payByWechat,
} from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Orders after they were made. */
export const orderCalls = { list: orderList, detail: orderDetail, close: closeOrder, receipt: orderReceipt } as const;
export type OrderApi = Api<typeof orderCalls>;

/** Buying and paying. */
export const payCalls = {
  item: orderItem,
  create: createOrder,
  points: payByPoints,
  balance: payByBalance,
  alipay: payByAlipay,
  wxpay: payByWechat,
  check: checkOrder,
} as const;
export type PayApi = Api<typeof payCalls>;
