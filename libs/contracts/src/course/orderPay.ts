import { defineCall } from '../call.ts';
import { oneOrder, orderRecord } from './order.ts';
import { paymentStates } from './order.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Result of a payment with points or balance. */
const paidOrder = v.object({
  /** The order now. */
  order: orderRecord,
});

/** A payment to make with a provider. */
const payOffer = v.object({
  /** The order now. */
  order: orderRecord,
  /** Payment page for a browser; empty for none. */
  link: v.string(),
  /** Content of the QR code for a phone; empty for none. */
  code: v.string(),
  /** Deadline for payment. */
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
    /** The order now. */
    order: orderRecord,
    /** State of the last payment requested from a provider. */
    payment: v.picklist(paymentStates),
  }),
});
export type CheckedOrder = v.InferOutput<(typeof checkOrder)['response']>;
