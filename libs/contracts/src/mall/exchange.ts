import { defineCall } from '../call.ts';
import {
  deliveries,
  exchangeStates,
  exchangeTabs,
  productArts,
  productPigments,
  returnStates,
} from './mall.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** An exchange of points for a product [MA-02]. */
export const exchangeRecord = v.object({
  /** Exchange id. */
  id: v.int(),
  /** Order number. */
  number: v.string(),
  /** Code to show at the pickup counter, or the virtual product itself; empty for mail. */
  code: v.string(),
  /** Product id. */
  productId: v.int(),
  /** Name of the product in the reader's language. */
  name: v.string(),
  /** Subject of its drawing. */
  art: v.picklist(productArts),
  /** Colours of the drawing. */
  pigment: v.picklist(productPigments),
  /** Number of pieces. */
  quantity: v.int(),
  /** Total points; 0 when won in a lottery. */
  points: v.int(),
  /** State of the exchange. */
  state: v.picklist(exchangeStates),
  /** Way of delivery. */
  delivery: v.picklist(deliveries),
  /** Time of the exchange. */
  at: epochMs,
  /** Recipient of the parcel; null unless it is mailed. */
  recipient: v.nullable(
    v.object({
      /** Name of the recipient. */
      name: v.string(),
      /** Phone number in international form. */
      phone: v.string(),
      /** Street and place. */
      address: v.string(),
    }),
  ),
  /** Courier of the parcel; null until it is sent. */
  courier: v.nullable(
    v.object({
      /** Name of the company. */
      company: v.string(),
      /** Tracking number. */
      number: v.string(),
    }),
  ),
  /** Pickup counter; null unless it is picked up. */
  pickup: v.nullable(
    v.object({
      /** Place in the reader's language. */
      place: v.string(),
      /** Opening time, minute of the day. */
      from: v.int(),
      /** Closing time, minute of the day. */
      to: v.int(),
      /** Open from Monday to Friday only. */
      workdays: v.boolean(),
      /** Deadline for picking it up. */
      until: epochMs,
      /** The counter is open now. */
      open: v.boolean(),
    }),
  ),
  /** It can be cancelled: nothing has been sent or handed out. */
  cancellable: v.boolean(),
  /** Deadline for asking to return it; null when it cannot be returned. */
  returnUntil: v.nullable(epochMs),
  /** State of its return; null when none was asked for. */
  returning: v.nullable(v.picklist(returnStates)),
});
export type ExchangeRecord = v.InferOutput<typeof exchangeRecord>;

export const exchangeList = defineCall({
  name: 'apiMall/exchanges',
  method: 'GET',
  summary: 'What the learner has exchanged points for, last first',
  source: ['MA-02'],
  request: page({
    /** Tab of the list. */
    tab: v.picklist(exchangeTabs),
  }),
  response: pageOf(exchangeRecord),
});

const oneExchange = v.object({
  /** Exchange id. */
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
  summary: 'Asks to return what was received, while that is allowed; an administrator takes it back or refuses',
  source: ['MA-02'],
  request: oneExchange,
  response: exchangeRecord,
});
