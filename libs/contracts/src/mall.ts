import { defineCall } from './call.ts';
import {
  deliveries,
  mallRefusals,
  productArts,
  productCategories,
  productOrders,
  productPigments,
} from './mall.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, flag, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** Data of `mallRefused`. */
export const refusedExchange = z.object({
  /** Why. */
  refusal: z.enum(mallRefusals),
});

/** A product as the list shows it. */
const productCard = z.object({
  /** Id of the product. */
  id: z.int(),
  /** In the reader's language. */
  name: z.string(),
  /** Shelf on which it stands. */
  category: z.enum(productCategories),
  /** What it is drawn as. */
  art: z.enum(productArts),
  /** What the drawing is painted with. */
  pigment: z.enum(productPigments),
  /** Points for one piece. */
  points: z.int(),
  /** Pieces left; null: as many as are asked for. */
  stock: z.nullable(z.int()),
  /** Ways in which it can be had. */
  deliveries: z.array(z.enum(deliveries)),
});
export type ProductCard = z.output<typeof productCard>;

export const productList = defineCall({
  name: 'apiMall/products',
  method: 'GET',
  summary: 'Products of the points mall',
  source: ['MA-01'],
  access: 'open',
  request: page({
    /** Shelf; empty: all. */
    category: z.enum(['', ...productCategories]),
    /** Way in which it can be had; empty: any. */
    delivery: z.enum(['', ...deliveries]),
    /** Y: only what the reader's points are enough for and what is not sold out. */
    affordable: flag,
    /** In which order. */
    sort: z.enum(productOrders),
  }),
  response: pageOf(productCard, {
    /** The enterprise has a mall; without one there is nothing in it. */
    open: z.boolean(),
    /** Products that fit. */
    total: z.int(),
    /** Of all products, how many the reader's points are enough for and are not sold out; null for visitors. */
    affordable: z.nullable(z.int()),
    /** Shelves on which something stands, in their order. */
    categories: z.array(z.enum(productCategories)),
  }),
});

/** Where and when something is handed out. */
const pickup = z.object({
  /** In the reader's language. */
  place: z.string(),
  /** Minute of the day from which it is open. */
  from: z.int(),
  /** Minute of the day at which it closes. */
  to: z.int(),
  /** Open from Monday to Friday alone. */
  workdays: z.boolean(),
});
export type Pickup = z.output<typeof pickup>;

export const productDetail = defineCall({
  name: 'apiMall/product',
  method: 'GET',
  summary: 'A product of the points mall, and what keeps the reader from having it',
  source: ['MA-01'],
  access: 'open',
  request: z.object({
    /** Product id. */
    id: wireId,
  }),
  response: z.object({
    /** As the list shows it. */
    product: productCard,
    /** What it is, in the reader's language. */
    about: z.string(),
    /** Most pieces that a person may have; null: no limit. */
    perPerson: z.nullable(z.int()),
    /** Pieces that the reader has already. */
    taken: z.int(),
    /** Days after the receipt in which it can be returned; 0: never. */
    returnDays: z.int(),
    /** Pieces that were exchanged so far. */
    exchanged: z.int(),
    /** Where it is handed out; null: nowhere. */
    pickup: z.nullable(pickup),
    /** The reader's points; null for visitors. */
    points: z.nullable(z.int()),
    /** Others of its shelf, at most four. */
    others: z.array(productCard),
  }),
});
export type ProductDetail = z.output<(typeof productDetail)['response']>;

export const exchangeProduct = defineCall({
  name: 'apiMall/exchange',
  method: 'POST',
  summary: 'Exchanges points for pieces of a product: points and stock change together or not at all',
  source: ['MA-01'],
  request: z.object({
    /** Product id. */
    id: wireId,
    /** Pieces. */
    quantity: wireInt.check(z.gte(1), z.lte(99)),
    /** How it is to come. */
    delivery: z.enum(deliveries),
    /** Id of one of the reader's addresses, for `mail`; 0 otherwise. */
    addressId: wireInt.check(z.gte(0)),
  }),
  response: z.object({
    /** Id of the exchange. */
    id: z.int(),
    /** Number of the order. */
    number: z.string(),
    /** What is shown where it is handed out, or is the virtual thing itself; empty for mail. */
    code: z.string(),
    /** Points that are left. */
    points: z.int(),
    /** Until when it has to be picked up; null where nothing is picked up. */
    until: z.nullable(epochMs),
  }),
});
