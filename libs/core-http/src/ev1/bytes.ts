import CryptoJS from 'crypto-js/core.js';

/** Bytes, text and crypto-js words. Keys and messages are passed as words: crypto-js would stretch strings to keys. */
export type Words = CryptoJS.lib.WordArray;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const alphabetCodes = encoder.encode(alphabet);

export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Throws for bytes that are not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toWords(bytes: Uint8Array): Words {
  const words = new Array<number>((bytes.length + 3) >>> 2).fill(0);
  for (let i = 0; i < bytes.length; i++) {
    words[i >>> 2] = (words[i >>> 2] ?? 0) | ((bytes[i] ?? 0) << (24 - (i & 3) * 8));
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length);
}

export function fromWords({ words, sigBytes }: Words): Uint8Array {
  const bytes = new Uint8Array(sigBytes);
  for (let i = 0; i < sigBytes; i++) bytes[i] = (words[i >>> 2] ?? 0) >>> (24 - (i & 3) * 8);
  return bytes;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Base64url without padding. By table, because `btoa` of half a megabyte blocks the page for 15 ms. */
export function toBase64url(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  for (let from = 0, to = 0; from < bytes.length; from += 3) {
    const three = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    // Writes past the end of a typed array are dropped, as the last, shorter group requires.
    for (let shift = 18; shift >= 0; shift -= 6) codes[to++] = alphabetCodes[(three >>> shift) & 63] ?? 0;
  }
  return decoder.decode(codes);
}

/**
 * Returns undefined for anything but the canonical form. `atob` ignores the spare bits of the last character, so that
 * several texts would decode to one tag.
 */
export function fromBase64url(text: string): Uint8Array | undefined {
  const rest = text.length % 4;
  if (rest === 1 || !/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const last = alphabet.indexOf(text.slice(-1));
  if ((rest === 2 && (last & 15) !== 0) || (rest === 3 && (last & 3) !== 0)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Compares every byte before it returns, so that the time does not reveal the first difference. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}

/** Fresh bytes from the platform's generator. */
export function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
