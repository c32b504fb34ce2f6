import * as ErrorCode from './errorCodes.ts';
import { v } from './v.ts';

/** Every answer: `status` Y with `data`, or N with `code` and `msg`. Sealed answers carry `data` as a string [HT-05]. */
export const envelope = v.object({
  /** Y: answered. N: refused. */
  status: v.picklist(['Y', 'N']),
  /** One of ErrorCode; with N. */
  code: v.optional(v.int()),
  /** Words for the screen in the viewer's language; with N. */
  msg: v.optional(v.string()),
  /** The answer, or what the code's docstring says; text when it is sealed. */
  data: v.optional(v.unknown()),
});
export type Envelope = v.InferOutput<typeof envelope>;

export { ErrorCode };
/** One of them. */
export type RefusalCode = (typeof ErrorCode)[keyof typeof ErrorCode];

const httpOk = new Set<number>([4011, 4012, 50005, 577]);

/** HTTP status that goes with a code; business codes of the documents travel with 200. */
export function httpStatusOf(code: number): number {
  if (httpOk.has(code)) return 200;
  const status = code >= 10_000 ? Math.floor(code / 100) : code;
  return status >= 400 && status <= 599 ? status : 500;
}
