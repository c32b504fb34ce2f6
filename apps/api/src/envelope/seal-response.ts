import { ev1, type Ev1ResponseHeader } from '@banyan/contracts';
import { randomBytes } from 'node:crypto';
import { sealCompact } from './jwe.ts';
import type { DerivedKeys } from './keys.ts';

/**
 * `data` of `{status:'Y'}`: the answer as JSON, sealed. For calls that answer in the body, `value` is the object of the
 * fields beside status. `rjti` is the request's jti; for a signed one its nonce, for a plain one ''.
 */
export function sealResponse(keys: Pick<DerivedKeys, 'encS2c' | 'kid'>, rjti: string, value: unknown): string {
  const header: Ev1ResponseHeader = { alg: ev1.alg, enc: ev1.enc, typ: ev1.responseType, kid: keys.kid, rjti };
  return sealCompact(keys.encS2c, header, JSON.stringify(value), randomBytes(16));
}
