import { defineCall } from './call.ts';
import { deliveries, exchangeStates, exchangeTabs, productArts, productPigments } from './mall.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireId } from './wire.ts';
import { z } from './z.ts';

/** Something that somebody has exchanged points for [MA-02]. */
const exchangeRecord = z.object({
  /** Id of the exchange. */
  id: z.int(),
  /** Number of the order. */
  number: z.string(),
  /** What is shown where it is handed out, or is the virtual thing itself; empty for mail. */
  code: z.string(),
  /** Id of the product. */
  productId: z.int(),
  /** Its name, in the reader's language. */
  name: z.string(),
  /** What it is drawn as. */
  art: z.enum(productArts),
  /** What the drawing is painted with. */
  pigment: z.enum(productPigments),
  /** Pieces. */
  quantity: z.int(),
  /** Points for all of them; 0: won in a lottery. */
  points: z.int(),
  /** What has become of it. */
  state: z.enum(exchangeStates),
  /** How it comes. */
  delivery: z.enum(deliveries),
  /** When it was exchanged. */
  at: epochMs,
  /** To whom it is sent; null where nothing is. */
  recipient: z.nullable(
    z.object({
      /** Name of whoever receives it. */
      name: z.string(),
      /** In the international form. */
      phone: z.string(),
      /** Street, place. */
      address: z.string(),
    }),
  ),
  /** Who carries it; null while it has not been sent. */
  courier: z.nullable(
    z.object({
      /** Name of the company. */
      company: z.string(),
      /** Number of the parcel. */
      number: z.string(),
    }),
  ),
  /** Where it is handed out; null where it is not. */
  pickup: z.nullable(
    z.object({
      /** In the reader's language. */
      place: z.string(),
      /** Minute of the day from which it is open. */
      from: z.int(),
      /** Minute of the day at which it closes. */
      to: z.int(),
      /** Open from Monday to Friday alone. */
      workdays: z.boolean(),
      /** Until when it has to be picked up. */
      until: epochMs,
      /** It can be picked up right now. */
      open: z.boolean(),
    }),
  ),
  /** It can be called off now: nothing has been sent or handed out. */
  cancellable: z.boolean(),
  /** Until when it can be returned; null: it cannot, or can no longer. */
  returnUntil: z.nullable(epochMs),
});
export type ExchangeRecord = z.output<typeof exchangeRecord>;

export const exchangeList = defineCall({
  name: 'apiMall/exchanges',
  method: 'GET',
  summary: 'What the learner has exchanged points for, last first',
  source: ['MA-02'],
  request: page({
    /** Those in one state, or all. */
    tab: z.enum(exchangeTabs),
  }),
  response: pageOf(exchangeRecord),
});

const oneExchange = z.object({
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
