import { ev1, type Ev1RequestHeader } from '@banyan/contracts';
import { safeJson } from './json.ts';
import { fromBase64url } from './jwe.ts';

const id = /^[A-Za-z0-9_-]{22}$/;

/**
 * Protected header of a sealed request. Undefined unless it is, byte for byte, the eight fields in their order: no
 * other algorithm, no `crit`, `zip` or `p2c`, no second reading of one text.
 */
export function readRequestHeader(encoded: string): Ev1RequestHeader | undefined {
  const text = fromBase64url(encoded)?.toString('utf8');
  if (text === undefined) return undefined;
  let fields: Partial<Record<keyof Ev1RequestHeader, unknown>>;
  try {
    const value = safeJson(text, 1);
    if (typeof value !== 'object' || value === null) return undefined;
    fields = value;
  } catch {
    return undefined;
  }
  const { alg, enc, typ, kid, htm, htu, ts, jti } = fields;
  if (alg !== ev1.alg || enc !== ev1.enc || typ !== ev1.requestType) return undefined;
  if (typeof kid !== 'string' || !id.test(kid) || typeof jti !== 'string' || !id.test(jti)) return undefined;
  if (typeof htm !== 'string' || typeof htu !== 'string' || !Number.isSafeInteger(ts)) return undefined;
  const header: Ev1RequestHeader = { alg, enc, typ, kid, htm, htu, ts: ts as number, jti };
  return JSON.stringify(header) === text ? header : undefined;
}
