import { defineCall } from '../call.ts';
import { oneOrder, orderRecord } from './order.ts';
import { paymentStates } from './order.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** A payment that has been made. */
const paidOrder = v.object({
  /** The order as it is now. */
  order: orderRecord,
});

/** A payment that somebody else takes. */
const payOffer = v.object({
  /** The order as it is now. */
  order: orderRecord,
  /** Page on which one pays in a browser; empty: there is none. */
  link: v.string(),
  /** What the code for the phone holds; empty: there is none. */
  code: v.string(),
  /** Until when it can be paid. */
  until: epochMs,
});
export type PayOffer = v.InferOutput<typeof payOffer>;

export const payByPoints = defineCall({
  name: '/yii/appapi/v1/pay/scorepay/create-pay',
  method: 'POST',
  summary: 'Pays an order with points: the points go and the access comes together or not at all',
  source: ['PY-01'],
  request: oneOrder,
  response: paidOrder,
});

export const payByBalance = defineCall({
  name: '/yii/appapi/v1/pay/balance/create-pay',
  method: 'POST',
  summary: 'Pays an order from the balance: the money goes and the access comes together or not at all',
  source: ['PY-01'],
  request: oneOrder,
  response: paidOrder,
});

export const payByAlipay = defineCall({
  name: '/yii/appapi/v1/pay/alipay/create-pay',
  method: 'POST',
  idempotent: false,
  summary: 'Asks Alipay to take the money for an order. Asked again, it is the same payment',
  source: ['PY-01'],
  request: oneOrder,
  response: payOffer,
});

export const payByWechat = defineCall({
  name: '/yii/appapi/v1/pay/wxpay/create-pay',
  method: 'POST',
  idempotent: false,
  summary: 'Asks WeChat Pay to take the money for an order. Asked again, it is the same payment',
  source: ['PY-01'],
  request: oneOrder,
  response: payOffer,
});

export const checkOrder = defineCall({
  name: '/yii/appapi/v1/pay/index/check-order',
  method: 'POST',
  idempotent: false,
  summary: 'Whether the money for an order has come; the provider is asked where it has not told yet',
  source: ['PY-01'],
  request: oneOrder,
  response: v.object({
    /** The order as it is now. */
    order: orderRecord,
    /** What has become of the last payment that a provider was asked for. */
    payment: v.picklist(paymentStates),
  }),
});
export type CheckedOrder = v.InferOutput<(typeof checkOrder)['response']>;
