import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { flag, wireId } from '../wire.ts';
import { exchangeRecord } from './exchange.ts';
import { courierLength, mallDeskTabs } from './mall.choices.ts';

/** An exchange at the administrators' desk, with the person it is for. */
const deskExchange = v.object({
  /** The exchange. */
  exchange: exchangeRecord,
  /** Name of the person. */
  name: v.string(),
  /** Department of the person; empty without one. */
  department: v.string(),
});
export type DeskExchange = v.InferOutput<typeof deskExchange>;

const left = v.object({
  /** Exchanges that are left in this list. */
  total: v.int(),
});
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(courierLength));

export const deskExchanges = defineCall({
  name: 'apiMall/desk/exchanges',
  method: 'GET',
  access: 'admin',
  summary: 'Parcels to send and returns to take, those that wait longest first',
  source: ['MA-02'],
  request: page({
    /** Requested list. */
    show: v.picklist(mallDeskTabs),
  }),
  response: pageOf(deskExchange, {
    /** Exchanges in this list. */
    total: v.int(),
  }),
});

export const sendExchange = defineCall({
  name: 'apiMall/desk/send',
  method: 'POST',
  access: 'admin',
  summary: 'Says by which courier a parcel was sent; it cannot be cancelled then',
  source: ['MA-02'],
  request: v.object({
    /** Exchange id. */
    id: wireId,
    /** Name of the courier. */
    company: words,
    /** Number of the parcel. */
    number: words,
  }),
  response: left,
});

export const decideReturn = defineCall({
  name: 'apiMall/desk/return',
  method: 'POST',
  access: 'admin',
  summary: 'Takes a product back, which gives points and pieces back, or refuses its return',
  source: ['MA-02'],
  request: v.object({
    /** Exchange id. */
    id: wireId,
    /** Y: it is back. */
    taken: flag,
  }),
  response: left,
});
