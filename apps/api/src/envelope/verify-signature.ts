import { canonicalParameters } from '@banyan/contracts';
import type { Parameters } from './form.ts';
import { refuseStale, type ReplayStore } from './freshness.ts';
import type { DerivedKeys } from './keys.ts';
import { unauthenticated } from './refusal.ts';
import { signatureHolds } from './signature.ts';

export interface SignedRequest {
  /** HTTP method. */
  readonly method: string;
  /** Path below the API's base, for a legacy call with its `?r=<route>` and nothing else. */
  readonly path: string;
  /** All parameters with `sign`, without a legacy call's `r`. */
  readonly parameters: Parameters;
  /** Of the session that the token belongs to, or of the visitor. */
  readonly keys: Pick<DerivedKeys, 'signKey' | 'kid'>;
}

/**
 * Checks a plain request's signature. Throws `EnvelopeRefusal`: 401 when it is invalid, 4011 when the clock is off,
 * 50005 when the nonce was used.
 */
export async function verifySignature(
  request: SignedRequest,
  ports: { readonly replay: ReplayStore; now(): number },
): Promise<void> {
  const { sign = '', nonce = '', requestTimestamp = '' } = request.parameters;
  if (!/^[A-Za-z0-9_-]{22}$/.test(nonce) || !/^\d{13}$/.test(requestTimestamp)) throw unauthenticated('nonce or time');
  const call = { method: request.method, path: request.path, timestamp: requestTimestamp, nonce };
  if (!signatureHolds(request.keys.signKey, call, canonicalParameters(request.parameters), sign)) {
    throw unauthenticated('signature');
  }
  const seen = { kid: request.keys.kid, jti: nonce, timestamp: Number(requestTimestamp) };
  await refuseStale(seen, ports.now(), ports.replay);
}
