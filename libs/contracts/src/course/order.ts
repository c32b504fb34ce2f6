import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { orderKinds, orderRefusals, orderStates, orderTabs, payMethods } from './order.choices.ts';
import { page, pageOf } from '../page.ts';
import { purchase } from './purchase.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `orderRefused`. */
export const refusedOrder = v.object({
  /** Why. */
  refusal: v.picklist(orderRefusals),
});

/** A request about one of one's own orders. */
export const oneOrder = v.object({
  /** Number of the order. */
  number: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,32}$/)),
});

/** What somebody has ordered [PY-03]. */
export const orderRecord = v.object({
  /** Number of the order. */
  number: v.string(),
  /** Its subject. */
  kind: v.picklist(orderKinds),
  /** Id of the course or package. */
  itemId: v.int(),
  /** Its title when it was ordered, in the reader's language. */
  title: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** What it costs, cents. */
  price: v.int(),
  /** Its price in points; null: it cannot be had for points. */
  points: v.nullable(v.int()),
  /** Its outcome so far. */
  state: v.picklist(orderStates),
  /** Closed because nobody paid within the hour. */
  late: v.boolean(),
  /** Money has come that the order could not take any more, and is to go back. */
  refund: v.boolean(),
  /** Such money went back, and none is left to go. */
  refunded: v.boolean(),
  /** How it was paid; null while it was not. */
  method: v.nullable(v.picklist(payMethods)),
  /** When it was made. */
  at: epochMs,
  /** Until when it can be paid. */
  payUntil: epochMs,
  /** When it was paid. */
  paidAt: v.nullable(epochMs),
  /** End of the access that it gives; null while it is not paid. */
  accessUntil: v.nullable(epochMs),
  /** It can be studied now, whatever has opened it: this order, a later one, a package, a code. */
  owned: v.boolean(),
  /** Number under which the provider has booked the payment; empty for points and balance. */
  transaction: v.string(),
});
export type OrderRecord = v.InferOutput<typeof orderRecord>;

export const orderItem = defineCall({
  name: 'apiOrder/item',
  method: 'GET',
  access: 'open',
  summary: 'What can be bought, what it costs and in which ways it can be paid. None such: `notFound`',
  source: ['PY-01', 'PY-02'],
  request: v.object({
    /** A course or a package. */
    item: v.picklist(orderKinds),
    /** Its id. */
    id: wireId,
  }),
  response: v.object({
    /** A course or a package. */
    kind: v.picklist(orderKinds),
    /** Its id. */
    id: v.int(),
    /** In the reader's language. */
    title: v.string(),
    /** Subject of its drawn cover. */
    motif: coverMotif,
    /** Courses in it; 1 for a course. */
    courses: v.int(),
    /** Length of all of it, seconds. */
    durationS: v.number(),
    /** Cents. */
    price: v.int(),
    /** Points; null: it cannot be had for points. */
    points: v.nullable(v.int()),
    /** Its state for the reader. */
    purchase,
    /** Ways in which it can be paid here, in their order. */
    methods: v.array(v.picklist(payMethods)),
    /** The reader's points; null for visitors. */
    spendable: v.nullable(v.int()),
    /** The reader's balance, cents; null for visitors. */
    balance: v.nullable(v.int()),
    /** Number of the reader's order that waits to be paid; null: none does. */
    order: v.nullable(v.string()),
  }),
});
export type OrderItem = v.InferOutput<(typeof orderItem)['response']>;

export const createOrder = defineCall({
  name: 'apiOrder/create',
  method: 'POST',
  summary: 'Orders a course or package. An order of it that waits to be paid is answered again',
  source: ['PY-01', 'PY-02'],
  request: v.object({
    /** A course or a package. */
    item: v.picklist(orderKinds),
    /** Its id. */
    id: wireId,
  }),
  response: orderRecord,
});

export const orderList = defineCall({
  name: 'apiOrder/list',
  method: 'GET',
  summary: 'What the learner has ordered, last first',
  source: ['PY-03'],
  request: page({
    /** Those in one state, or all. */
    tab: v.picklist(orderTabs),
  }),
  response: pageOf(orderRecord),
});

export const orderDetail = defineCall({
  name: 'apiOrder/detail',
  method: 'GET',
  summary: 'One of the learner’s orders. None such: `notFound`',
  source: ['PY-03'],
  request: oneOrder,
  response: orderRecord,
});

export const closeOrder = defineCall({
  name: 'apiOrder/close',
  method: 'POST',
  summary: 'Closes an order that waits to be paid',
  source: ['PY-01'],
  request: oneOrder,
  response: orderRecord,
});

export const orderReceipt = defineCall({
  name: 'apiOrder/receipt',
  method: 'GET',
  summary: 'Address of the receipt of a paid order, a PDF; it opens for ten minutes',
  source: ['PY-03'],
  request: oneOrder,
  response: v.object({
    /** Where it can be fetched. */
    url: v.string(),
  }),
});
