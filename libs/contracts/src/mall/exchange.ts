import { defineCall } from '../call.ts';
import { deliveries, exchangeStates, exchangeTabs, productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Something that somebody has exchanged points for [MA-02]. */
const exchangeRecord = v.object({
  /** Id of the exchange. */
  id: v.int(),
  /** Number of the order. */
  number: v.string(),
  /** What is shown where it is handed out, or is the virtual thing itself; empty for mail. */
  code: v.string(),
  /** Id of the product. */
  productId: v.int(),
  /** Its name, in the reader's language. */
  name: v.string(),
  /** Subject of its drawing. */
  art: v.picklist(productArts),
  /** Colours of the drawing. */
  pigment: v.picklist(productPigments),
  /** Pieces. */
  quantity: v.int(),
  /** Points for all of them; 0: won in a lottery. */
  points: v.int(),
  /** Its outcome so far. */
  state: v.picklist(exchangeStates),
  /** How it comes. */
  delivery: v.picklist(deliveries),
  /** When it was exchanged. */
  at: epochMs,
  /** To whom it is sent; null where nothing is. */
  recipient: v.nullable(
    v.object({
      /** Name of whoever receives it. */
      name: v.string(),
      /** In the international form. */
      phone: v.string(),
      /** Street, place. */
      address: v.string(),
    }),
  ),
  /** Who carries it; null while it has not been sent. */
  courier: v.nullable(
    v.object({
      /** Name of the company. */
      company: v.string(),
      /** Number of the parcel. */
      number: v.string(),
    }),
  ),
  /** Where it is handed out; null where it is not. */
  pickup: v.nullable(
    v.object({
      /** In the reader's language. */
      place: v.string(),
      /** Minute of the day from which it is open. */
      from: v.int(),
      /** Minute of the day at which it closes. */
      to: v.int(),
      /** Open from Monday to Friday alone. */
      workdays: v.boolean(),
      /** Until when it has to be picked up. */
      until: epochMs,
      /** It can be picked up right now. */
      open: v.boolean(),
    }),
  ),
  /** It can be called off now: nothing has been sent or handed out. */
  cancellable: v.boolean(),
  /** Until when it can be returned; null: it cannot, or can no longer. */
  returnUntil: v.nullable(epochMs),
});
export type ExchangeRecord = v.InferOutput<typeof exchangeRecord>;

export const exchangeList = defineCall({
  name: 'apiMall/exchanges',
  method: 'GET',
  summary: 'What the learner has exchanged points for, last first',
  source: ['MA-02'],
  request: page({
    /** Those in one state, or all. */
    tab: v.picklist(exchangeTabs),
  }),
  response: pageOf(exchangeRecord),
});

const oneExchange = v.object({
  /** Id of the exchange. */
  id: wireId,
});

export const cancelExchange = defineCall({
  name: 'apiMall/exchanges/cancel',
  method: 'POST',
  summary: 'Calls an exchange off before anything is sent: points and pieces are given back',
  source: ['MA-02'],
  request: oneExchange,
  response: exchangeRecord,
});

export const receiveExchange = defineCall({
  name: 'apiMall/exchanges/receive',
  method: 'POST',
  summary: 'Says that it has arrived; what is picked up, within the hours of its counter alone',
  source: ['MA-02'],
  request: oneExchange,
  response: exchangeRecord,
});

export const returnExchange = defineCall({
  name: 'apiMall/exchanges/return',
  method: 'POST',
  summary: 'Returns what was received, while that is allowed: points and pieces are given back',
  source: ['MA-02'],
  request: oneExchange,
  response: exchangeRecord,
});
