import { z } from '@banyan/contracts';
import { messageKey } from '@banyan/ui/forms';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const long = (limit: number) => z.maxLength(limit, messageKey('long', { limit }));

/**
 * What is typed into the form of an address; messages are keys of `address.rule`. Telephone numbers are looked at by the
 * rules of their country alone: those of each of its nets are twice as large, and the server knows them.
 */
export const addressRules = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'required'), long(60)),
    phone: z.string().check(
      z.trim(),
      z.minLength(1, 'required'),
      z.refine((phone) => phone === '' || parsePhoneNumberFromString(phone, 'CN')?.isValid() === true, 'phone'),
    ),
    address: z.string().check(z.trim(), z.minLength(1, 'required'), long(200)),
    /** Where regions are chosen from the list. */
    where: z.enum(['china', 'elsewhere']),
    /** Code of the smallest region. */
    region: z.string(),
    preferred: z.boolean(),
  })
  .check(
    z.refine(({ region, where }) => where === 'elsewhere' || region !== '', { path: ['region'], error: 'required' }),
  );
export type AddressValues = z.output<typeof addressRules>;
