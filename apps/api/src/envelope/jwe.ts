import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

const blockBytes = 16;
const tagBytes = 32;

/** Parts of a compact JWE with a shared key, decoded but not yet verified. */
export interface Compact {
  /** As it came: the MAC is over these characters. */
  readonly header: string;
  readonly iv: Buffer;
  readonly ciphertext: Buffer;
  readonly tag: Buffer;
}

/** Undefined for anything but the one canonical form: node would skip stray characters and spare bits. */
export function fromBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}

export function splitCompact(message: string): Compact | undefined {
  const [header = '', encryptedKey, ivText = '', ciphertextText = '', tagText = '', ...rest] = message.split('.', 6);
  const iv = fromBase64url(ivText);
  const ciphertext = fromBase64url(ciphertextText);
  const tag = fromBase64url(tagText);
  if (encryptedKey !== '' || rest.length > 0 || iv?.length !== blockBytes || tag?.length !== tagBytes) return undefined;
  if (!ciphertext || ciphertext.length === 0 || ciphertext.length % blockBytes !== 0) return undefined;
  return { header, iv, ciphertext, tag };
}

function tagOf(key: Buffer, header: string, iv: Buffer, ciphertext: Buffer): Buffer {
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64BE(BigInt(Buffer.byteLength(header)) * 8n);
  const mac = createHmac('sha512', key.subarray(0, 32)).update(header).update(iv).update(ciphertext).update(bits);
  return mac.digest().subarray(0, tagBytes);
}

/** In constant time. */
export function tagHolds(key: Buffer, { header, iv, ciphertext, tag }: Compact): boolean {
  return timingSafeEqual(tagOf(key, header, iv, ciphertext), tag);
}

/** Plaintext of a message with a valid tag. Throws for broken padding or bytes that are not UTF-8. */
export function decrypt(key: Buffer, { iv, ciphertext }: Compact): string {
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(32), iv);
  const bytes = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Compact JWE, A256CBC-HS512. */
export function sealCompact(key: Buffer, header: object, plaintext: string, iv: Buffer): string {
  const encodedHeader = Buffer.from(JSON.stringify(header)).toString('base64url');
  const cipher = createCipheriv('aes-256-cbc', key.subarray(32), iv);
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  const parts = [iv, ciphertext, tagOf(key, encodedHeader, iv, ciphertext)].map((part) => part.toString('base64url'));
  return [encodedHeader, '', ...parts].join('.');
}
