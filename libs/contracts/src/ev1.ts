/**
 * EV1's text forms, shared by both sides; hashing and ciphers are the caller's. See docs/adr on the envelope.
 */

/** Lifetime of a timestamp and of a nonce. */
export const ev1 = {
  algorithm: 'EV1-HMAC-SHA256',
  /** Largest accepted clock difference of a request, ms. */
  maxSkewMs: 300_000,
  /** Time for which a (kid, jti) pair is remembered, ms. */
  replayWindowMs: 600_000,
  alg: 'dir',
  enc: 'A256CBC-HS512',
  requestType: 'ev1',
  responseType: 'ev1r',
} as const;

/** Thrown for parameters without a canonical form: a lone surrogate, a reserved name. */
export class CanonicalFormError extends Error {
  override readonly name = 'CanonicalFormError';
}

/** RFC 3986 percent-encoding: `encodeURIComponent` and `!'()*`. */
export function encodeRfc3986(value: string): string {
  let encoded: string;
  try {
    encoded = encodeURIComponent(value);
  } catch {
    throw new CanonicalFormError('lone surrogate');
  }
  return encoded.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** All parameters but `sign`, encoded, sorted bytewise, joined with `&`. */
export function canonicalParameters(parameters: Readonly<Record<string, string>>): string {
  return Object.keys(parameters)
    .filter((name) => name !== 'sign')
    .map((name) => `${encodeRfc3986(name)}=${encodeRfc3986(parameters[name] ?? '')}`)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join('&');
}

/** The six lines to sign. `bodyHash`: hex SHA-256 of the canonical form, or of the JWE string. */
export function stringToSign(parts: {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly bodyHash: string;
}): string {
  return [ev1.algorithm, parts.method, parts.path, parts.timestamp, parts.nonce, parts.bodyHash].join('\n');
}

/** Sum of the ASCII digits of a user id [HT-04]. */
export function digitSum(userId: string): number {
  let sum = 0;
  for (const c of userId) if (c >= '0' && c <= '9') sum += Number(c);
  return sum;
}

/** Protected header of a sealed request. Key order is part of the bytes. */
export interface Ev1RequestHeader {
  readonly alg: 'dir';
  readonly enc: 'A256CBC-HS512';
  readonly typ: 'ev1';
  readonly kid: string;
  /** Method. */
  readonly htm: string;
  /** Path, for a legacy call with its `?r=` route. */
  readonly htu: string;
  /** Epoch ms. */
  readonly ts: number;
  /** 16 random bytes, base64url. */
  readonly jti: string;
}

/** Protected header of a sealed answer; `rjti` names the answered request. */
export interface Ev1ResponseHeader {
  readonly alg: 'dir';
  readonly enc: 'A256CBC-HS512';
  readonly typ: 'ev1r';
  readonly kid: string;
  readonly rjti: string;
}
