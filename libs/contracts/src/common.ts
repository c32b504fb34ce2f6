import { v } from './v.ts';
import { flag, wireInt } from './wire.ts';

/** Client type identifier and version that every request carries. */
export const clientPlatform = 'pcweb';
export const clientVersion = '6.0.0';

/** Languages on the wire. `auto` follows the browser. */
export const language = v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en', 'auto']);
export type Language = v.InferOutput<typeof language>;

/** Fields of every request [HT-01], beside those of the call. */
export const commonFields = v.object({
  /** Enterprise the page belongs to; must be the session's. */
  eid: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  /** Empty for visitors. */
  token: v.pipe(v.string(), v.maxLength(64)),
  /** Id of the requesting person, decimal; empty for visitors. Must be the token's [HT-01]. */
  userid: v.pipe(v.string(), v.regex(/^\d{0,15}$/)),
  /** Version of the client, 6.0.0 [HT-01]. */
  version: v.pipe(v.string(), v.maxLength(16)),
  /** Type of the client, pcweb [HT-01]. */
  platform: v.pipe(v.string(), v.maxLength(16)),
  /** Language of the answer; the server decides when the enterprise does not offer it [SE-09]. */
  language,
  /** Portal chosen inside the enterprise; empty when none is. */
  userPortalID: v.pipe(v.string(), v.maxLength(32)),
  /** Visits counted today in this browser [SE-13]. */
  userNikkatsu: v.pipe(v.string(), v.maxLength(16)),
  /** Epoch milliseconds. */
  requestTimestamp: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  /** Intended method; honoured on POST alone. */
  _method: v.picklist(['GET', 'POST']),
  /** Address of the requesting page, without fragment. */
  page_url: v.pipe(v.string(), v.maxLength(2048)),
  /** IANA zone, present when the offset is not +8 h. */
  timezone: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Minutes east of UTC, present when the offset is not +8 h. */
  timezone_offset: v.optional(wireInt),
  /** Key that marks a repeated POST as the same POST [HT-06]. */
  idempotency_key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
  /** 16 random bytes, base64url, with `sign`. */
  nonce: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))),
  /** Signature, see ev1.ts. */
  sign: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type CommonFields = v.InferOutput<typeof commonFields>;

/** Names that a call's own request must not use. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...Object.keys(commonFields.entries),
  'ev',
  'kid',
  'data',
  'r',
]);

/** Transport that the server requires for this enterprise [HT-03]. */
export const transportFlags = v.object({
  /** Sign every call. */
  signAll: flag,
  /** Seal every call. */
  encryptAll: flag,
});
export type TransportFlags = v.InferOutput<typeof transportFlags>;
