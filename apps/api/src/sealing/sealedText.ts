import { createHmac, hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from './seal.ts';

/** The secrets of this process by their short names; sealed texts carry the name of theirs. */
const secrets = new Map<string, string>();
let current: string | undefined;
const keys = new Map<string, Uint8Array>();

const nameOf = (secret: string) => createHmac('sha256', secret).update('name').digest('base64url').slice(0, 6);

/** Seals with this secret from now on. Texts sealed with a secret that was given before stay readable. */
export function sealWith(secret: string): void {
  current = nameOf(secret);
  secrets.set(current, secret);
}

/** A text that was sealed by the secret of another server, or that is not sealed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

function keyOf(name: string | undefined, use: string): Uint8Array {
  const secret = name === undefined ? undefined : secrets.get(name);
  if (secret === undefined) throw new SealError('the secret of this server is not the one that sealed this database');
  const id = `${name} ${use}`;
  const known = keys.get(id);
  if (known !== undefined) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `column ${use}`, 32));
  keys.set(id, key);
  return key;
}

/**
 * The stored form of a text of one column: `1.<secret's name>.<sealed bytes>`. Equal texts of a column have equal forms,
 * so that they can be looked up and be unique; nothing else can be told from them. An empty text stays empty.
 */
export function sealText(column: string, text: string): string {
  if (text === '') return '';
  const bytes = Buffer.from(text, 'utf8');
  const iv = createHmac('sha256', keyOf(current, `${column} nonce`))
    .update(bytes)
    .digest()
    .subarray(0, 12);
  return `1.${current}.${sealBytes(keyOf(current, column), bytes, iv).toString('base64url')}`;
}

/** The text before sealing. Throws SealError where another secret has sealed it. */
export function openText(column: string, stored: string): string {
  if (stored === '') return '';
  const [version, name, sealed] = stored.split('.');
  if (version !== '1' || sealed === undefined) throw new SealError('a text of this database is not sealed');
  return openBytes(keyOf(name, column), Buffer.from(sealed, 'base64url')).toString('utf8');
}
