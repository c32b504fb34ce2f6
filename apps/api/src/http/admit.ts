import { type Call, commonFields, type CommonFields, ErrorCode, ev1, v } from '@banyan/contracts';
import { loginType } from '@banyan/contracts/account';
import {
  anonymousIdentity,
  deriveKeys,
  EnvelopeRefusal,
  hashToken,
  openRequest,
  type Parameters,
  type ReplayStore,
  verifySignature,
  type DerivedKeys,
} from '../envelope/index.ts';
import type { SessionLookup, KnownSession, LookupRequest } from './sessionLookup.ts';
import type { Incoming } from './incoming.ts';
import { Refusal } from './refusal.ts';

/** A request with a valid envelope. */
export interface Admitted {
  readonly lookup: SessionLookup;
  /** A session that is neither over nor locked, null for visitors. */
  readonly session: KnownSession | null;
  readonly common: CommonFields;
  /** The call's own parameters, in wire form. */
  readonly own: Parameters;
  /** Set when the answer must be sealed. */
  readonly seal: { readonly keys: DerivedKeys; readonly rjti: string } | null;
}

export interface AdmitPorts {
  /** The first statement of the request. */
  lookUpSession(at: Pick<LookupRequest, 'claim' | 'tokenHash' | 'kid'>): Promise<SessionLookup>;
  readonly replay: ReplayStore;
  now(): number;
}

export interface Asking {
  readonly call: Call;
  readonly incoming: Incoming;
  /** Host of the page, without port. */
  readonly host: string;
  /** Enterprise from the cookie that remembers `?eid=`, null when there is none. */
  readonly remembered: number | null;
}

/** Makes the protocol's checks in their order. Throws Refusal or EnvelopeRefusal. */
export async function admit(asking: Asking, ports: AdmitPorts): Promise<Admitted> {
  if (asking.incoming.mixed) throw refuse(ErrorCode.badRequest, 'parameters in query and body');
  const sealed = 'ev' in asking.incoming.parameters || 'data' in asking.incoming.parameters;
  if (sealed && asking.call.protection === 'signed') throw refuse(ErrorCode.badRequest, 'sealed');
  const admitted = sealed ? await admitSealed(asking, ports) : await admitPlain(asking, ports);
  const method = asking.incoming.httpMethod === 'GET' ? 'GET' : admitted.common._method;
  // A GET whose `_method` says POST is refused all the same.
  if (method !== asking.call.method || admitted.common._method !== asking.call.method) {
    throw refuse(ErrorCode.badRequest, 'method');
  }
  return admitted;
}

async function admitSealed(asking: Asking, ports: AdmitPorts): Promise<Admitted> {
  const { call, incoming, host, remembered } = asking;
  if (incoming.httpMethod !== 'POST') throw refuse(ErrorCode.badRequest, 'sealed request without a body');
  const visitor = anonymousIdentity(host);
  let lookup: SessionLookup | undefined;
  let whose: KnownSession | null = null;
  const request = { method: incoming.httpMethod, path: incoming.boundPath, form: incoming.parameters };
  const open = (visitorEid?: string) =>
    openRequest(request, {
      now: () => ports.now(),
      replay: ports.replay,
      sessionOf: async (kid) => {
        lookup ??= await ports.lookUpSession({ claim: remembered, tokenHash: '', kid });
        whose = lookup.session;
        const eid = visitorEid ?? String(lookup.enterprise?.eid ?? remembered ?? 0);
        const keys = whose?.keys ?? deriveKeys(visitor.token, visitor.userId, eid);
        if (!whose && keys.kid !== kid) return undefined;
        return whose ?? { keys, eid, userId: '', tokenHash: hashToken('') };
      },
    });
  const opened = await open().catch((error: unknown) => {
    const unopened = error instanceof EnvelopeRefusal && error.code === ErrorCode.unauthenticated;
    // A portal without a known enterprise for its address asks as a visitor of none.
    if (call === loginType && unopened && whose === null) return open('0');
    throw error;
  });
  if (!lookup) throw new Error('opened without a look at the key');
  const { common, own } = split(call, opened.parameters);
  return {
    lookup,
    session: standing(lookup, whose),
    common,
    own,
    seal: { keys: opened.session.keys, rjti: opened.jti },
  };
}

async function admitPlain(asking: Asking, ports: AdmitPorts): Promise<Admitted> {
  const { call, incoming, host } = asking;
  const { common, own } = split(call, incoming.parameters);
  const tokenHash = common.token === '' ? '' : hashToken(common.token);
  const lookup = await ports.lookUpSession({ claim: Number(common.eid), tokenHash, kid: '' });
  if (common.token !== '' && !lookup.session) throw refuse(ErrorCode.unauthenticated, 'token');
  if (lookup.session && common.userid !== lookup.session.userId) throw refuse(ErrorCode.unauthenticated, 'user');
  if (!lookup.session && common.userid !== '') throw refuse(ErrorCode.unauthenticated, 'user without token');
  if (lookup.session && common.eid !== lookup.session.eid) throw refuse(ErrorCode.unauthenticated, 'enterprise');
  if (lookup.enterprise && common.eid !== String(lookup.enterprise.eid)) {
    throw refuse(ErrorCode.unauthenticated, 'enterprise of the host');
  }
  const now = ports.now();
  if (Math.abs(now - Number(common.requestTimestamp)) > ev1.maxSkewMs) {
    throw new EnvelopeRefusal(ErrorCode.clockSkew, 'clock skew', { serverTime: now });
  }
  const toSeal =
    call.protection === 'encrypted' || (lookup.enterprise?.encryptAll === true && call.protection === 'plain');
  if (toSeal) throw refuse(ErrorCode.illegalRequest, 'not sealed');
  if (common.sign !== undefined || common.nonce !== undefined) {
    await verifySignature(
      {
        method: incoming.httpMethod,
        path: incoming.boundPath,
        parameters: incoming.parameters,
        keys: lookup.session?.keys ?? visitorKeys(host, common.eid),
      },
      ports,
    );
  } else if (lookup.enterprise?.signAll || call.protection === 'signed')
    throw refuse(ErrorCode.illegalRequest, 'not signed');
  return { lookup, session: standing(lookup, lookup.session), common, own, seal: null };
}

function visitorKeys(host: string, eid: string): DerivedKeys {
  const visitor = anonymousIdentity(host);
  return deriveKeys(visitor.token, visitor.userId, eid);
}

/** Common fields apart from the call's own; refuses fields of neither. */
function split(call: Call, parameters: Parameters): { common: CommonFields; own: Parameters } {
  const common: Record<string, string> = {};
  const own: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    if (Object.hasOwn(commonFields.entries, name)) common[name] = value;
    else if (Object.hasOwn(call.request.entries, name)) own[name] = value;
    else unknown.push(name);
  }
  if (unknown.length > 0) throw refuse(ErrorCode.badRequest, 'unknown field', unknown.slice(0, 10).map(cut));
  const read = v.safeParse(commonFields, common);
  if (!read.success) throw refuse(ErrorCode.badRequest, 'common field', fieldsOf(read.issues));
  return { common: read.output, own };
}

/** A foreign name, cut to the length that identifies it. */
const cut = (name: string) => name.slice(0, 40);

/** Names of the fields that issues are about. */
export function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

function standing(lookup: SessionLookup, session: KnownSession | null): KnownSession | null {
  if (!session) return null;
  if (lookup.enterprise && session.eid !== String(lookup.enterprise.eid)) {
    throw refuse(ErrorCode.unauthenticated, 'session of another enterprise');
  }
  return session.over ? null : session;
}

function refuse(
  code: typeof ErrorCode.badRequest | typeof ErrorCode.illegalRequest | typeof ErrorCode.unauthenticated,
  reason: string,
  fields?: string[],
) {
  return new Refusal(code, { reason, ...(fields ? { data: { fields } } : {}) });
}
