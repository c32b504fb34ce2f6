import { defineCall } from '../call.ts';
import {
  deliveries,
  mallRefusals,
  productArts,
  productCategories,
  productOrders,
  productPigments,
} from './mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `mallRefused`. */
export const refusedExchange = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(mallRefusals),
});

/** A product as the list shows it. */
const productCard = v.object({
  /** Product id. */
  id: v.int(),
  /** Name in the reader's language. */
  name: v.string(),
  /** Category of the product. */
  category: v.picklist(productCategories),
  /** Subject of its drawing. */
  art: v.picklist(productArts),
  /** Colours of the drawing. */
  pigment: v.picklist(productPigments),
  /** Price of one piece in points. */
  points: v.int(),
  /** Pieces left; null when unlimited. */
  stock: v.nullable(v.int()),
  /** Available ways of delivery. */
  deliveries: v.array(v.picklist(deliveries)),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const productList = defineCall({
  name: 'apiMall/products',
  method: 'GET',
  summary: 'Products of the points mall',
  source: ['MA-01'],
  access: 'open',
  request: page({
    /** Category; empty for all. */
    category: v.picklist(['', ...productCategories]),
    /** Way of delivery; empty for any. */
    delivery: v.picklist(['', ...deliveries]),
    /** Y: only products in stock that the reader has enough points for. */
    affordable: flag,
    /** Sort order. */
    sort: v.picklist(productOrders),
  }),
  response: pageOf(productCard, {
    /** The enterprise has a mall; otherwise the list is empty. */
    open: v.boolean(),
    /** Number of matching products. */
    total: v.int(),
    /** Number of products in stock, of all, that the reader has enough points for; null for visitors. */
    affordable: v.nullable(v.int()),
    /** Categories with products, in order. */
    categories: v.array(v.picklist(productCategories)),
  }),
});

/** A pickup counter. */
const pickup = v.object({
  /** Place in the reader's language. */
  place: v.string(),
  /** Opening time, minute of the day. */
  from: v.int(),
  /** Closing time, minute of the day. */
  to: v.int(),
  /** Open from Monday to Friday only. */
  workdays: v.boolean(),
});
export type Pickup = v.InferOutput<typeof pickup>;

export const productDetail = defineCall({
  name: 'apiMall/product',
  method: 'GET',
  summary: 'A product of the points mall, and what keeps the reader from having it',
  source: ['MA-01'],
  access: 'open',
  request: v.object({
    /** Product id. */
    id: wireId,
  }),
  response: v.object({
    /** The product as the list shows it. */
    product: productCard,
    /** Its description, in the reader's language. */
    about: v.string(),
    /** Maximum pieces per person; null for no limit. */
    perPerson: v.nullable(v.int()),
    /** Maximum pieces of one exchange; null for no limit of its own. */
    perTime: v.nullable(v.int()),
    /** Pieces that the reader already has. */
    taken: v.int(),
    /** Days after receipt within which it can be returned; 0: never. */
    returnDays: v.int(),
    /** Number of pieces exchanged so far. */
    exchanged: v.int(),
    /** Pickup counter; null for none. */
    pickup: v.nullable(pickup),
    /** The reader's points; null for visitors. */
    points: v.nullable(v.int()),
    /** Other products of its category, at most four. */
    others: v.array(productCard),
  }),
});
export type ProductDetail = v.InferOutput<(typeof productDetail)['response']>;

export const exchangeProduct = defineCall({
  name: 'apiMall/exchange',
  method: 'POST',
  summary: 'Exchanges points for pieces of a product: points and stock change together or not at all',
  source: ['MA-01'],
  request: v.object({
    /** Product id. */
    id: wireId,
    /** Number of pieces. */
    quantity: v.pipe(wireInt, v.minValue(1), v.maxValue(99)),
    /** Way of delivery. */
    delivery: v.picklist(deliveries),
    /** Id of one of the reader's addresses, for `mail`; 0 otherwise. */
    addressId: v.pipe(wireInt, v.minValue(0)),
  }),
  response: v.object({
    /** Exchange id. */
    id: v.int(),
    /** Order number. */
    number: v.string(),
    /** Code to show at the pickup counter, or the virtual product itself; empty for mail. */
    code: v.string(),
    /** Points left. */
    points: v.int(),
    /** Deadline for picking it up; null unless it is picked up. */
    until: v.nullable(epochMs),
  }),
});
