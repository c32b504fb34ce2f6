import { stringToSign } from '@banyan/contracts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `sign` is the signature over `message` (canonical parameters, or the JWE). In constant time. */
export function signatureHolds(
  signKey: Buffer,
  call: { readonly method: string; readonly path: string; readonly timestamp: string; readonly nonce: string },
  message: string,
  sign: string,
): boolean {
  const bodyHash = createHash('sha256').update(message, 'utf8').digest('hex');
  const expected = createHmac('sha256', signKey)
    .update(stringToSign({ ...call, bodyHash }), 'utf8')
    .digest();
  // Hex has two cases: one signature must have one text.
  return /^[0-9a-f]{64}$/.test(sign) && timingSafeEqual(expected, Buffer.from(sign, 'hex'));
}
