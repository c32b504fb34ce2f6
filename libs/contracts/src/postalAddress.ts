import { defineCall } from './call.ts';
import { flag, text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** An address to which products are sent [MA-03]. */
const postalAddress = z.object({
  /** Id of the address. */
  id: z.int(),
  /** Who receives. */
  name: z.string(),
  /** In the international form, such as +8613812347716. */
  phone: z.string(),
  /** Street, place. */
  address: z.string(),
  /** The one that is chosen unless said otherwise. */
  preferred: z.boolean(),
});
export type PostalAddress = z.output<typeof postalAddress>;

const book = z.object({
  /** At most ten, the preferred one first. */
  items: z.array(postalAddress),
});

export const addressBook = defineCall({
  name: 'apiMall/addresses',
  method: 'GET',
  summary: 'The learner’s addresses',
  source: ['MA-03'],
  request: z.object({}),
  response: book,
});

export const saveAddress = defineCall({
  name: 'apiMall/addresses/save',
  method: 'POST',
  summary: 'Adds an address or changes one; name, phone and address are required, ten at most',
  source: ['MA-03'],
  request: z.object({
    /** The address that changes; 0: a new one. */
    addressId: wireInt.check(z.gte(0)),
    /** Who receives; `fieldsRefused` says `required` when empty. */
    name: text(60),
    /** As it was typed; `fieldsRefused` says `required` or `phone`. Without a country code it is one of China. */
    phone: text(40),
    /** Street, place; `fieldsRefused` says `required` when empty. */
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
  request: z.object({
    /** Id of the address. */
    id: wireId,
  }),
  response: book,
});
