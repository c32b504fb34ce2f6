import { v } from '../v.ts';

/** Country of a number, ISO 3166: `CN`. */
export const region = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** The number as dialled in its country; blanks and dashes are ignored. */
export const number = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
/** A received code. */
export const code = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** Answer after sending a code. */
export const sentCode = v.object({
  /** Seconds until the code expires. */
  expiresInS: v.int(),
  /** Seconds until another code may be requested. */
  resendInS: v.int(),
  /** The number with its middle hidden. */
  to: v.string(),
});
