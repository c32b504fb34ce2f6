import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, flag, listedId, wireId, wireJson } from '../wire.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { orderKinds } from './order.choices.ts';

/** Most people whom one order names. */
export const mostBoughtFor = 500;

const itemHead = {
  /** Course or package. */
  kind: v.picklist(orderKinds),
  /** Its id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Price for each person, cents; 0: it costs the enterprise nothing. */
  price: v.int(),
};
const source = ['PY-02'];

export const enterpriseItems = defineCall({
  name: 'manage/purchases/items',
  method: 'GET',
  may: 'courses.assign',
  summary: 'Courses and packages that people pay for, by title: those that the enterprise can buy for its people',
  source,
  request: v.object({}),
  response: v.object({
    /** 500 at most. */
    items: v.array(v.object(itemHead)),
  }),
});
export type EnterpriseItem = v.InferOutput<(typeof enterpriseItems)['response']>['items'][number];

const enterpriseOrder = v.object({
  ...itemHead,
  /** Number of the order. */
  number: v.string(),
  /** People who got access by it. */
  people: v.int(),
  /** Price of all of them, cents. */
  total: v.int(),
  /** Name of the person who ordered it; empty when the account was deleted. */
  by: v.string(),
  /** Time of the order, epoch ms. */
  at: epochMs,
  /** End of the access, epoch ms. */
  until: epochMs,
});
export type EnterpriseOrder = v.InferOutput<typeof enterpriseOrder>;

export const enterpriseOrders = defineCall({
  name: 'manage/purchases/orders',
  method: 'GET',
  may: 'courses.assign',
  summary: 'What the enterprise has bought for its people, last first',
  source,
  request: page({}),
  response: pageOf(enterpriseOrder, {}),
});

export const exportPurchases = defineCall({
  name: 'manage/purchases/export',
  method: 'POST',
  may: 'courses.export',
  summary: 'Writes what the enterprise has bought for its people into a file, last first, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format,
  }),
  response: exported,
});

export const buyForPeople = defineCall({
  name: 'manage/purchases/buy',
  method: 'POST',
  may: 'courses.assign',
  summary:
    'Buys a course or package for people of the enterprise: each gets it for a year, and the enterprise is charged for those who did not have it. Refused: `notFound` for an item that is not sold, `fieldsRefused` without people',
  source,
  request: v.object({
    /** Course or package. */
    kind: v.picklist(orderKinds),
    /** Its id. */
    id: wireId,
    /** Ids of the people; those beyond the right are left out. */
    people: wireJson(v.pipe(v.array(listedId), v.maxLength(mostBoughtFor))),
    /** Y: everybody within the right, whoever is named. */
    everyone: flag,
    /** Y: only counts; nothing is bought. */
    ask: flag,
  }),
  response: v.object({
    /** Number of the order; empty when nothing was bought. */
    number: v.string(),
    /** People who get access. */
    people: v.int(),
    /** People who have it already, whom it costs nothing. */
    had: v.int(),
    /** Price of all, cents. */
    total: v.int(),
  }),
});
export type Bought = v.InferOutput<(typeof buyForPeople)['response']>;
