import * as ErrorCode from './errorCodes.ts';
import { v } from './v.ts';

/** Every answer: `status` Y with `data`, or N with `code` and `msg`. In sealed answers `data` is a string [HT-05]. */
export const envelope = v.object({
  /** Y: answered. N: refused. */
  status: v.picklist(['Y', 'N']),
  /** One of ErrorCode; present with N. */
  code: v.optional(v.int()),
  /** Message for the screen in the viewer's language; present with N. */
  msg: v.optional(v.string()),
  /** The answer, or the data described by the code's docstring; text when it is sealed. */
  data: v.optional(v.unknown()),
});
export type Envelope = v.InferOutput<typeof envelope>;

export { ErrorCode };
/** A value of `ErrorCode`. */
export type RefusalCode = (typeof ErrorCode)[keyof typeof ErrorCode];

const httpOk = new Set<number>([4011, 4012, 50005, 577]);

/** HTTP status of a code; documented business codes travel with 200. */
export function httpStatusOf(code: number): number {
  if (httpOk.has(code)) return 200;
  const status = code >= 10_000 ? Math.floor(code / 100) : code;
  return status >= 400 && status <= 599 ? status : 500;
}
