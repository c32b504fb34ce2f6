import type { Ev1RequestHeader } from '@banyan/contracts';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { formLimits, type Parameters } from './form.ts';
import { refuseStale, type ReplayStore } from './freshness.ts';
import { readRequestHeader } from './header.ts';
import { safeJson } from './json.ts';
import { decrypt, splitCompact, tagHolds, type Compact } from './jwe.ts';
import { hashToken, type DerivedKeys } from './keys.ts';
import { badRequest, tooLarge, unauthenticated } from './refusal.ts';
import { signatureHolds } from './signature.ts';

/** The session of a key id. For visitors: keys of `anonymousIdentity(host)`, `userId` '' and the hash of ''. */
export interface EnvelopeSession {
  readonly keys: DerivedKeys;
  /** Decimal text, as on the wire. */
  readonly eid: string;
  /** Decimal text, empty for visitors. */
  readonly userId: string;
  /** `hashToken` of the token. */
  readonly tokenHash: string;
}

export interface SealedRequest {
  /** HTTP method. */
  readonly method: string;
  /** Path below the API's base, for a legacy call with its `?r=<route>` and nothing else. */
  readonly path: string;
  /** The parsed body: exactly ev, kid, data, sign. */
  readonly form: Parameters;
}

export interface OpenedRequest<Session> {
  /** Common fields and the call's own. */
  readonly parameters: Parameters;
  readonly session: Session;
  /** Returned as `rjti` of the sealed answer. */
  readonly jti: string;
}

export interface EnvelopePorts<Session> {
  /** Session of a key id, undefined when there is none (any more). */
  sessionOf(kid: string): Promise<Session | undefined>;
  readonly replay: ReplayStore;
  /** Epoch ms. */
  now(): number;
}

const maxHeaderLength = 1024;
/** Replace the keys of an unknown id, so that it costs as much as a wrong tag. */
const noOnesKeys = { signKey: randomBytes(32), encC2s: randomBytes(64) };

function readEnvelope(form: Parameters): { compact: Compact; header: Ev1RequestHeader; data: string; sign: string } {
  const { ev, kid, data, sign } = form;
  if (data !== undefined && data.length > formLimits.maxLength) throw tooLarge('sealed data');
  if (ev !== '1' || kid === undefined || data === undefined || sign === undefined || Object.keys(form).length !== 4) {
    throw badRequest('envelope fields');
  }
  const compact = splitCompact(data);
  if (!compact || compact.header.length > maxHeaderLength) throw badRequest('compact form');
  const header = readRequestHeader(compact.header);
  if (!header || header.kid !== kid) throw badRequest('protected header');
  return { compact, header, data, sign };
}

function readParameters(key: Buffer, compact: Compact): Parameters {
  let text: string;
  try {
    text = decrypt(key, compact);
  } catch {
    throw unauthenticated('decryption');
  }
  let value: unknown;
  try {
    value = safeJson(text, 1);
  } catch {
    throw unauthenticated('json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unauthenticated('json');
  const entries = Object.entries(value);
  if (entries.length > formLimits.maxFields) throw unauthenticated('fields');
  const parameters = Object.create(null) as Record<string, string>;
  for (const [name, content] of entries) {
    if (typeof content !== 'string') throw unauthenticated('json');
    parameters[name] = content;
  }
  return parameters;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Opens a sealed request; the order of the checks is the protocol's. Throws `EnvelopeRefusal`: 413 and 400 for its
 * outer form, one and the same 401 from the key look-up to the session's fields, then 4011, then 50005.
 */
export async function openRequest<Session extends EnvelopeSession>(
  request: SealedRequest,
  ports: EnvelopePorts<Session>,
): Promise<OpenedRequest<Session>> {
  const { compact, header, data, sign } = readEnvelope(request.form);
  const session = await ports.sessionOf(header.kid);
  const keys = session?.keys ?? noOnesKeys;
  const call = { method: header.htm, path: header.htu, timestamp: String(header.ts), nonce: header.jti };
  const authentic = [tagHolds(keys.encC2s, compact), signatureHolds(keys.signKey, call, data, sign)];
  if (!session) throw unauthenticated('key id');
  if (authentic.includes(false)) throw unauthenticated('tag or signature');
  const parameters = readParameters(keys.encC2s, compact);
  if (header.htm !== request.method || header.htu !== request.path) throw unauthenticated('method or path');
  const { token = '', eid, userid } = parameters;
  if (!sameText(hashToken(token), session.tokenHash) || eid !== session.eid || userid !== session.userId) {
    throw unauthenticated('token, enterprise or user');
  }
  await refuseStale({ kid: header.kid, jti: header.jti, timestamp: header.ts }, ports.now(), ports.replay);
  return { parameters, session, jti: header.jti };
}
