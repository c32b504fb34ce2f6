import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Bytes that only the key opens: AES-256-GCM, as its nonce, the ciphertext, and its tag. The key has 32 bytes; a nonce
 * of the caller's own is 12 bytes that this key never seals other bytes with.
 */
export function sealBytes(key: Uint8Array, bytes: Uint8Array, iv: Uint8Array = randomBytes(ivBytes)): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The bytes before sealing. Throws where they were tampered with, or the key is another one. */
export function openBytes(key: Uint8Array, sealed: Uint8Array): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes)).setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, end)), decipher.final()]);
}
