import { createHash } from 'node:crypto';

/** Namespace of the statements' names (RFC 9562, version 5). */
const space = Buffer.from('6f1d3f0e7c2b4a5c9a5e0d2b7f4c8e11', 'hex');

/** The same name always has the same id. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(space).update(name, 'utf8').digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
