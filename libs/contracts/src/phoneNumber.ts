import { z } from './z.ts';

/** Country of a number, ISO 3166: `CN`. */
export const region = z.string().check(z.regex(/^[A-Z]{2}$/));
/** The number as it is dialled in its country; blanks and dashes are ignored. */
export const number = z.string().check(z.minLength(1), z.maxLength(24));
/** A code as it came. */
export const code = z.string().check(z.regex(/^\d{6}$/));

/** A code that is on its way. */
export const sentCode = z.object({
  /** The code is good for so many seconds. */
  expiresInS: z.int(),
  /** Another may be asked for after so many seconds. */
  resendInS: z.int(),
  /** The number with its middle hidden. */
  to: z.string(),
});
