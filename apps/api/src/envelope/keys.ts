import { digitSum } from '@banyan/contracts';
import { createHash, hkdfSync } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** Keys that the server keeps beside a token's hash. */
export interface DerivedKeys {
  /** 32 bytes: signatures. */
  readonly signKey: Buffer;
  /** 64 bytes: sealing by the portal; first 32 MAC, last 32 AES. */
  readonly encC2s: Buffer;
  /** 64 bytes: sealing by the server. */
  readonly encS2c: Buffer;
  /** 22 characters; identifies the token without disclosing it. */
  readonly kid: string;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

function hkdf(ikm: string, salt: string, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(ikm, 'utf8'), Buffer.from(salt, 'utf8'), info, length));
}

/** Keys of a session, computed once when the token is made. `eid` and `userId` as decimal text. */
export function deriveKeys(token: string, userId: string, eid: string): DerivedKeys {
  const salt = `ev1|${eid}|${userId}`;
  return {
    signKey: hkdf(`${token.slice(0, 16)}.${digitSum(userId)}`, `ev1|${eid}`, 'sign', 32),
    encC2s: hkdf(token, salt, 'enc|c2s', 64),
    encS2c: hkdf(token, salt, 'enc|s2c', 64),
    kid: sha256(`ev1|kid|${token}`).toString('base64url').slice(0, 22),
  };
}

/** Form in which tokens are stored and looked up; a fast hash will do for 32 random bytes. */
export function hashToken(token: string): string {
  return sha256(token).toString('base64url');
}

/** Token and user id that visitors of a host derive their keys from. Host with or without port, any case or script. */
export function anonymousIdentity(host: string): { readonly token: string; readonly userId: string } {
  const name = domainToASCII(host.replace(/:\d*$/, '')).toLowerCase();
  const user = sha256(`ev1|anon-user|${name}`).readUIntBE(0, 6) % 1_000_000_000;
  return { token: sha256(`ev1|anon-token|${name}`).toString('base64url'), userId: String(user).padStart(9, '0') };
}
