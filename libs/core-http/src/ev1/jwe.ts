import type { Ev1RequestHeader, Ev1ResponseHeader } from '@banyan/contracts';
import { concat, equalBytes, fromBase64url, fromUtf8, randomBytes, toBase64url, utf8 } from './bytes.ts';
import { aesCbc, hmac } from './primitives.ts';

const blockBytes = 16;
const tagBytes = 32;

/** A sealed message that was not made for this recipient and request. The error reveals nothing of the content. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Length of the protected header in bits, as 64-bit number. */
function bitLength(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(8);
  new DataView(length.buffer).setUint32(4, bytes.length * 8);
  return length;
}

async function tagOf(key: Uint8Array, header: string, iv: Uint8Array, ciphertext: Uint8Array): Promise<Uint8Array> {
  const aad = utf8(header);
  return (await hmac('SHA512', key.subarray(0, 32), concat(aad, iv, ciphertext, bitLength(aad)))).slice(0, tagBytes);
}

function encodeHeader(header: Ev1RequestHeader | Ev1ResponseHeader): string {
  return toBase64url(utf8(JSON.stringify(header)));
}

/** Adds PKCS#7 padding. */
export function pad(bytes: Uint8Array): Uint8Array {
  const count = blockBytes - (bytes.length % blockBytes);
  return concat(bytes, new Uint8Array(count).fill(count));
}

/** Removes PKCS#7 padding; undefined when any byte of it is wrong. */
export function unpad(bytes: Uint8Array): Uint8Array | undefined {
  const count = bytes.at(-1) ?? 0;
  if (bytes.length % blockBytes !== 0 || count < 1 || count > blockBytes || count > bytes.length) return undefined;
  const body = bytes.subarray(0, bytes.length - count);
  return bytes.subarray(body.length).every((byte) => byte === count) ? body : undefined;
}

/** Compact JWE, A256CBC-HS512 with a shared key. The header's key order is part of the bytes. `iv` is for vectors. */
export async function seal(
  key: Uint8Array,
  header: Ev1RequestHeader | Ev1ResponseHeader,
  plaintext: string,
  iv: Uint8Array = randomBytes(blockBytes),
): Promise<string> {
  const protectedHeader = encodeHeader(header);
  const ciphertext = await aesCbc('encrypt', key.subarray(32), iv, pad(utf8(plaintext)));
  const tag = await tagOf(key, protectedHeader, iv, ciphertext);
  return [protectedHeader, '', toBase64url(iv), toBase64url(ciphertext), toBase64url(tag)].join('.');
}

/**
 * Plaintext of a sealed message whose header must be exactly `expected`: the caller knows the key and the request, so
 * no field of a foreign header is ever read. The MAC is checked before decryption.
 */
export async function open(
  key: Uint8Array,
  expected: Ev1RequestHeader | Ev1ResponseHeader,
  message: string,
): Promise<string> {
  const [header, encryptedKey, ivText, ciphertextText, tagText, ...rest] = message.split('.');
  if (header !== encodeHeader(expected) || encryptedKey !== '' || rest.length > 0) throw new SealBroken('header');
  const iv = fromBase64url(ivText ?? '');
  const ciphertext = fromBase64url(ciphertextText ?? '');
  const tag = fromBase64url(tagText ?? '');
  if (iv?.length !== blockBytes || tag?.length !== tagBytes || !ciphertext || ciphertext.length % blockBytes !== 0) {
    throw new SealBroken('form');
  }
  if (!equalBytes(await tagOf(key, header, iv, ciphertext), tag)) throw new SealBroken('tag');
  const plaintext = unpad(await aesCbc('decrypt', key.subarray(32), iv, ciphertext));
  if (!plaintext) throw new SealBroken('padding');
  try {
    return fromUtf8(plaintext);
  } catch {
    throw new SealBroken('text');
  }
}
