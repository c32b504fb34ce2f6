import { ev1, stringToSign } from '@banyan/contracts';
import { CompactEncrypt } from 'jose';
import { createHash, createHmac } from 'node:crypto';
import { parseForm, type Parameters } from './form.ts';
import type { ReplayStore } from './freshness.ts';
import { deriveKeys, hashToken, type DerivedKeys } from './keys.ts';
import type { EnvelopePorts, EnvelopeSession } from './open-request.ts';

/** The identity of the protocol's vectors. */
export const vector = {
  token: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  userId: '100023',
  eid: '42',
  timestamp: 1_700_000_000_000,
  nonce: 'EBESExQVFhcYGRobHB0eHw',
  path: '/yii/appapi/v1/exam/questions',
};
export const vectorKeys = deriveKeys(vector.token, vector.userId, vector.eid);
export const vectorSession: EnvelopeSession = {
  keys: vectorKeys,
  eid: vector.eid,
  userId: vector.userId,
  tokenHash: hashToken(vector.token),
};
export const vectorPayload = {
  eid: '42',
  token: vector.token,
  userid: '100023',
  version: '6.0.0',
  platform: 'pcweb',
  exam_id: '7',
  name: '张三 & co+ä',
};
export const vectorHeader = {
  alg: ev1.alg,
  enc: ev1.enc,
  typ: ev1.requestType,
  kid: vectorKeys.kid,
  htm: 'POST',
  htu: vector.path,
  ts: vector.timestamp,
  jti: vector.nonce,
};

/** Replay memory of one process. */
export function replayMemory(): ReplayStore & { readonly seen: Map<string, number> } {
  const seen = new Map<string, number>();
  return {
    seen,
    claim(kid, jti, untilMs) {
      const key = `${kid} ${jti}`;
      if (seen.has(key)) return Promise.resolve(false);
      seen.set(key, untilMs);
      return Promise.resolve(true);
    },
  };
}

export function vectorPorts(now = vector.timestamp): EnvelopePorts<EnvelopeSession> & {
  readonly replay: ReturnType<typeof replayMemory>;
} {
  return {
    sessionOf: (kid) => Promise.resolve(kid === vectorKeys.kid ? vectorSession : undefined),
    replay: replayMemory(),
    now: () => now,
  };
}

/** Form around a JWE, signed as its header says. */
export function formAround(jwe: string, keys: DerivedKeys, header: typeof vectorHeader): Parameters {
  const bodyHash = createHash('sha256').update(jwe).digest('hex');
  const text = stringToSign({
    method: header.htm,
    path: header.htu,
    timestamp: String(header.ts),
    nonce: header.jti,
    bodyHash,
  });
  const sign = createHmac('sha256', keys.signKey).update(text).digest('hex');
  return parseForm(`ev=1&kid=${header.kid}&data=${jwe}&sign=${sign}`);
}

/** A sealed request by an outside implementation of JWE. */
export async function sealedByJose(
  change: { header?: Partial<Record<string, unknown>>; payload?: unknown; plaintext?: string; keys?: DerivedKeys } = {},
): Promise<Parameters> {
  const keys = change.keys ?? vectorKeys;
  const header = { ...vectorHeader, ...change.header };
  const plaintext = change.plaintext ?? JSON.stringify(change.payload ?? vectorPayload);
  const jwe = await new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader(header)
    .encrypt(keys.encC2s);
  return formAround(jwe, keys, header);
}

export function without(fields: Parameters, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
