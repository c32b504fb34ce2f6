import { stringToSign } from '@banyan/contracts';
import { toHex, utf8 } from './bytes.ts';
import { hmac, sha256 } from './primitives.ts';

/** Hex signature over a message: the canonical parameters, or the whole JWE of a sealed call. */
export async function sign(
  signKey: Uint8Array,
  call: { readonly method: string; readonly path: string; readonly timestamp: string; readonly nonce: string },
  message: string,
): Promise<string> {
  const bodyHash = toHex(await sha256(utf8(message)));
  return toHex(await hmac('SHA256', signKey, utf8(stringToSign({ ...call, bodyHash }))));
}
