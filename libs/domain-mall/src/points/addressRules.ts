import { v } from '@banyan/contracts';
import { messageKey } from '@banyan/ui/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const long = (limit: number) => v.maxLength<string, number, string>(limit, messageKey('long', { limit }));

/**
 * Input of the address form; messages are keys of `address.rule`. Telephone numbers are checked by the rules of their
 * country alone: those of each network are twice as large, and the server knows them.
 */
export const addressRules = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), long(60)),
    phone: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'required'),
      v.check((phone) => phone === '' || parsePhoneNumberFromString(phone, 'CN')?.isValid() === true, 'phone'),
    ),
    address: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), long(200)),
    /** Whether regions are chosen from the list. */
    where: v.picklist(['china', 'elsewhere']),
    /** Code of the smallest region. */
    region: v.string(),
    preferred: v.boolean(),
  }),
  v.forward(
    v.check(({ region, where }) => where === 'elsewhere' || region !== '', 'required'),
    ['region'],
  ),
);
export type AddressValues = v.InferOutput<typeof addressRules>;
