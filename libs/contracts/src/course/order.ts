import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';
import { orderKinds, orderRefusals, orderStates, orderTabs, payMethods } from './order.choices.ts';
import { page, pageOf } from '../page.ts';
import { purchase } from './purchase.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `orderRefused`. */
export const refusedOrder = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(orderRefusals),
});

/** A request about one of the caller's own orders. */
export const oneOrder = v.object({
  /** Order number. */
  number: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8,32}$/)),
});

/** An order of a learner [PY-03]. */
export const orderRecord = v.object({
  /** Order number. */
  number: v.string(),
  /** Course or package. */
  kind: v.picklist(orderKinds),
  /** Id of the course or package. */
  itemId: v.int(),
  /** Title of the item at the time of the order, in the reader's language. */
  title: v.string(),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Price in cents. */
  price: v.int(),
  /** Price in points; null when it cannot be paid with points. */
  points: v.nullable(v.int()),
  /** State of the order. */
  state: v.picklist(orderStates),
  /** Closed because it was not paid within the hour. */
  late: v.boolean(),
  /** A payment arrived too late for the order and waits to be refunded. */
  refund: v.boolean(),
  /** Such payments were refunded, and none waits. */
  refunded: v.boolean(),
  /** Payment method; null while it is not paid. */
  method: v.nullable(v.picklist(payMethods)),
  /** Time of the order. */
  at: epochMs,
  /** Deadline for payment. */
  payUntil: epochMs,
  /** Time of payment; null while it is not paid. */
  paidAt: v.nullable(epochMs),
  /** End of the access; null while it is not paid. */
  accessUntil: v.nullable(epochMs),
  /** The learner has access now, through this order or any other source: a later order, a package, a code. */
  owned: v.boolean(),
  /** The provider's transaction number; empty for points and balance. */
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
    /** Course or package. */
    item: v.picklist(orderKinds),
    /** Id of the course or package. */
    id: wireId,
  }),
  response: v.object({
    /** Course or package. */
    kind: v.picklist(orderKinds),
    /** Id of the course or package. */
    id: v.int(),
    /** Title in the reader's language. */
    title: v.string(),
    /** Subject of its drawn cover. */
    motif: coverMotif,
    /** Number of courses in it; 1 for a course. */
    courses: v.int(),
    /** Total length, seconds. */
    durationS: v.number(),
    /** Price in cents. */
    price: v.int(),
    /** Price in points; null when it cannot be paid with points. */
    points: v.nullable(v.int()),
    /** State of the reader's purchase. */
    purchase,
    /** Available payment methods in order. */
    methods: v.array(v.picklist(payMethods)),
    /** The reader's spendable points; null for visitors. */
    spendable: v.nullable(v.int()),
    /** The reader's balance in cents; null for visitors. */
    balance: v.nullable(v.int()),
    /** Number of the reader's order that waits for payment; null for none. */
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
    /** Course or package. */
    item: v.picklist(orderKinds),
    /** Id of the course or package. */
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
    /** Tab of the list. */
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
    /** Address of the PDF. */
    url: v.string(),
  }),
});
