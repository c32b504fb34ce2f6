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
  /** Why. */
  refusal: v.picklist(mallRefusals),
});

/** A product as the list shows it. */
const productCard = v.object({
  /** Id of the product. */
  id: v.int(),
  /** In the reader's language. */
  name: v.string(),
  /** Shelf on which it stands. */
  category: v.picklist(productCategories),
  /** Subject of its drawing. */
  art: v.picklist(productArts),
  /** Colours of the drawing. */
  pigment: v.picklist(productPigments),
  /** Points for one piece. */
  points: v.int(),
  /** Pieces left; null: as many as are asked for. */
  stock: v.nullable(v.int()),
  /** Ways in which it can be had. */
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
    /** Shelf; empty: all. */
    category: v.picklist(['', ...productCategories]),
    /** Way in which it can be had; empty: any. */
    delivery: v.picklist(['', ...deliveries]),
    /** Y: only what the reader's points are enough for and what is not sold out. */
    affordable: flag,
    /** In which order. */
    sort: v.picklist(productOrders),
  }),
  response: pageOf(productCard, {
    /** The enterprise has a mall; without one there is nothing in it. */
    open: v.boolean(),
    /** Products that fit. */
    total: v.int(),
    /** Of all products, how many the reader's points are enough for and are not sold out; null for visitors. */
    affordable: v.nullable(v.int()),
    /** Shelves on which something stands, in their order. */
    categories: v.array(v.picklist(productCategories)),
  }),
});

/** Where and when something is handed out. */
const pickup = v.object({
  /** In the reader's language. */
  place: v.string(),
  /** Minute of the day from which it is open. */
  from: v.int(),
  /** Minute of the day at which it closes. */
  to: v.int(),
  /** Open from Monday to Friday alone. */
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
    /** As the list shows it. */
    product: productCard,
    /** Its description, in the reader's language. */
    about: v.string(),
    /** Most pieces that a person may have; null: no limit. */
    perPerson: v.nullable(v.int()),
    /** Pieces that the reader has already. */
    taken: v.int(),
    /** Days after the receipt in which it can be returned; 0: never. */
    returnDays: v.int(),
    /** Pieces that were exchanged so far. */
    exchanged: v.int(),
    /** Where it is handed out; null: nowhere. */
    pickup: v.nullable(pickup),
    /** The reader's points; null for visitors. */
    points: v.nullable(v.int()),
    /** Others of its shelf, at most four. */
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
    /** Pieces. */
    quantity: v.pipe(wireInt, v.minValue(1), v.maxValue(99)),
    /** How it is to come. */
    delivery: v.picklist(deliveries),
    /** Id of one of the reader's addresses, for `mail`; 0 otherwise. */
    addressId: v.pipe(wireInt, v.minValue(0)),
  }),
  response: v.object({
    /** Id of the exchange. */
    id: v.int(),
    /** Number of the order. */
    number: v.string(),
    /** What is shown where it is handed out, or is the virtual thing itself; empty for mail. */
    code: v.string(),
    /** Points that are left. */
    points: v.int(),
    /** Until when it has to be picked up; null where nothing is picked up. */
    until: v.nullable(epochMs),
  }),
});
