import { v } from '../v.ts';

/** Country of a number, ISO 3166: `CN`. */
export const region = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** The number as it is dialled in its country; blanks and dashes are ignored. */
export const number = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
/** A code as it came. */
export const code = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** A code that is on its way. */
export const sentCode = v.object({
  /** The code is good for so many seconds. */
  expiresInS: v.int(),
  /** Another may be asked for after so many seconds. */
  resendInS: v.int(),
  /** The number with its middle hidden. */
  to: v.string(),
});
