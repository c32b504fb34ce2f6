import { digitSum } from '@banyan/contracts';
import { toBase64url, utf8 } from './bytes.ts';
import { hkdf, sha256 } from './primitives.ts';

/** Owner of the keys: a session's token, user and enterprise, or the substitute identity of a visitor. */
export interface Ev1Identity {
  readonly token: string;
  readonly userId: string;
  readonly eid: string;
}

/** Keys of one identity: 32 bytes to sign, 64 per direction (first 32 MAC, last 32 AES). */
export interface Ev1Keys {
  readonly signKey: Uint8Array;
  readonly encC2s: Uint8Array;
  readonly encS2c: Uint8Array;
  /** Identifies the token without revealing it. */
  readonly kid: string;
}

export async function deriveKeys({ token, userId, eid }: Ev1Identity): Promise<Ev1Keys> {
  const encSalt = utf8(`ev1|${eid}|${userId}`);
  return {
    signKey: await hkdf(utf8(`${token.slice(0, 16)}.${digitSum(userId)}`), utf8(`ev1|${eid}`), utf8('sign'), 32),
    encC2s: await hkdf(utf8(token), encSalt, utf8('enc|c2s'), 64),
    encS2c: await hkdf(utf8(token), encSalt, utf8('enc|s2c'), 64),
    kid: toBase64url(await sha256(utf8(`ev1|kid|${token}`))).slice(0, 22),
  };
}

/** Identity of a host's visitors: anyone can compute it, so that it proves form, not identity. */
export async function anonymousIdentity(host: string, eid: string): Promise<Ev1Identity> {
  // The URL parser lowercases it, converts it to punycode and separates the port.
  const name = new URL(`http://${host}`).hostname;
  const user = (await sha256(utf8(`ev1|anon-user|${name}`))).subarray(0, 6);
  const number = user.reduce((value, byte) => value * 256 + byte, 0) % 1_000_000_000;
  return {
    token: toBase64url(await sha256(utf8(`ev1|anon-token|${name}`))),
    userId: String(number).padStart(9, '0'),
    eid,
  };
}
