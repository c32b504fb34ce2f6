import { defineCall, type CallOutput } from '../call.ts';
import { flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

export const regionList = defineCall({
  name: 'apiMall/regions',
  method: 'GET',
  summary: 'Regions of China by GB/T 2260, or those into which one of them is divided',
  source: ['MA-03'],
  request: v.object({
    /** Code of the region to divide; empty for the country. An unknown code has no parts. */
    under: text(6),
  }),
  response: v.object({
    /** Regions in order of their codes. */
    items: v.array(
      v.object({
        /** GB/T 2260 code, six digits. */
        code: v.string(),
        /** Name in the reader’s language; in English too it is written as in China, where the parcel goes. */
        name: v.string(),
        /** The region has parts, and an address must name one of them. */
        divided: v.boolean(),
      }),
    ),
  }),
});
export type Region = CallOutput<typeof regionList>['items'][number];

/** A delivery address [MA-03]. */
const postalAddress = v.object({
  /** Address id. */
  id: v.int(),
  /** Name of the recipient. */
  name: v.string(),
  /** Phone number in international form, such as +8613812347716. */
  phone: v.string(),
  /** Codes of its regions, largest first; none when it is written in full. */
  regions: v.array(v.string()),
  /** Street and house; the whole address when it has no regions. */
  address: v.string(),
  /** Regions and address in one line, as printed on a parcel. */
  line: v.string(),
  /** The default address. */
  preferred: v.boolean(),
});
export type PostalAddress = v.InferOutput<typeof postalAddress>;

const book = v.object({
  /** Addresses, at most ten, the default first. */
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
    /** Id of the address to change; 0 for a new one. */
    addressId: v.pipe(wireInt, v.minValue(0)),
    /** Name of the recipient; `fieldsRefused` says `required` when empty. */
    name: text(60),
    /** Phone number as typed; `fieldsRefused`: `required` or `phone`. Without a country code it is taken as Chinese. */
    phone: text(40),
    /**
     * Code of the smallest region; empty: the address is written in full, as outside China. `fieldsRefused` says
     * `required` when it is unknown or divided.
     */
    region: text(6),
    /** Street and house; `fieldsRefused` says `required` when empty. */
    address: text(200),
    /** Y: make it the default. */
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
    /** Address id. */
    id: wireId,
  }),
  response: book,
});
