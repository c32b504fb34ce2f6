import { defineCall, type CallOutput } from '../call.ts';
import { flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

export const regionList = defineCall({
  name: 'apiMall/regions',
  method: 'GET',
  summary: 'Regions of China by GB/T 2260, or those into which one of them is divided',
  source: ['MA-03'],
  request: v.object({
    /** Code of the region that is divided; empty: the country. An unknown one has no parts. */
    under: text(6),
  }),
  response: v.object({
    /** In the order of their codes. */
    items: v.array(
      v.object({
        /** Code of GB/T 2260, six digits. */
        code: v.string(),
        /** As it is written in the reader’s language; in English as in China, for the parcel goes there. */
        name: v.string(),
        /** An address has to name one of its parts. */
        divided: v.boolean(),
      }),
    ),
  }),
});
export type Region = CallOutput<typeof regionList>['items'][number];

/** An address to which products are sent [MA-03]. */
const postalAddress = v.object({
  /** Id of the address. */
  id: v.int(),
  /** Who receives. */
  name: v.string(),
  /** In the international form, such as +8613812347716. */
  phone: v.string(),
  /** Codes of its regions, the largest first; none: it is written in full. */
  regions: v.array(v.string()),
  /** What stands behind the regions: street, house; all of it where there are none. */
  address: v.string(),
  /** Regions and what stands behind them, as it goes onto a parcel. */
  line: v.string(),
  /** The one that is chosen unless said otherwise. */
  preferred: v.boolean(),
});
export type PostalAddress = v.InferOutput<typeof postalAddress>;

const book = v.object({
  /** At most ten, the preferred one first. */
  items: v.array(postalAddress),
});

export const addressBook = defineCall({
  name: 'apiMall/addresses',
  method: 'GET',
  summary: 'The learner’s addresses',
  source: ['MA-03'],
  request: v.object({}),
  response: book,
});

export const saveAddress = defineCall({
  name: 'apiMall/addresses/save',
  method: 'POST',
  summary: 'Adds an address or changes one; name, phone and address are required, ten at most',
  source: ['MA-03'],
  request: v.object({
    /** The address that changes; 0: a new one. */
    addressId: v.pipe(wireInt, v.minValue(0)),
    /** Who receives; `fieldsRefused` says `required` when empty. */
    name: text(60),
    /** As it was typed; `fieldsRefused` says `required` or `phone`. Without a country code it is one of China. */
    phone: text(40),
    /**
     * Code of the smallest region it lies in; empty: the address is written in full, as outside of China. `fieldsRefused`
     * says `required` where it is unknown or divided.
     */
    region: text(6),
    /** Street, house; `fieldsRefused` says `required` when empty. */
    address: text(200),
    /** Y: it is chosen unless said otherwise. */
    preferred: flag,
  }),
  response: book,
});

export const removeAddress = defineCall({
  name: 'apiMall/addresses/remove',
  method: 'POST',
  summary: 'Removes an address; exchanges that went to it keep theirs',
  source: ['MA-03'],
  request: v.object({
    /** Id of the address. */
    id: wireId,
  }),
  response: book,
});
