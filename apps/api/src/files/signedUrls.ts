import { encodeRfc3986 } from '@banyan/contracts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedUrl } from '../ports/storage.ts';

/** Path below which files are served. */
export const filesPath = '/f/';

function signature(secret: string, { expiresAt, key, name, session }: Signed): Buffer {
  const bound = session === '' ? '' : `\n\n${session}`;
  const signed = name === '' ? `${key}\n${expiresAt}${bound}` : `${key}\n${expiresAt}\n${name}${bound}`;
  return createHmac('sha256', secret).update(signed).digest();
}

interface Signed {
  readonly key: string;
  readonly name: string;
  readonly expiresAt: number;
  readonly session: string;
}

/**
 * Address of a file that opens until `expiresAt` (epoch ms), for everybody who has it. `name`: its name when it is
 * saved, empty for none in particular. `session`: the session that ends it, see `sessionName`; empty for none.
 */
export function signUrl(
  secret: string,
  origin: string,
  key: string,
  expiresAt: number,
  name = '',
  session = '',
): SignedUrl {
  const sign = signature(secret, { key, name, expiresAt, session }).toString('base64url');
  const called = name === '' ? '' : `&n=${encodeRfc3986(name)}`;
  const bound = session === '' ? '' : `&h=${session}`;
  return { url: `${origin}${filesPath}${key}?e=${expiresAt}${called}${bound}&s=${sign}`, expiresAt };
}

/** The same file, to be saved rather than shown. A person who may see it may save it: no matter of the signature. */
export const toSave = ({ url }: SignedUrl): string => `${url}&save=1`;

/** The content of a signed address. */
export interface SaidByUrl {
  readonly key: string;
  readonly name: string;
  readonly session: string;
  readonly expires: string;
  readonly sign: string;
}

/** Whether an address was signed here and is still open. In constant time as to the signature. */
export function urlHolds(secret: string, { expires, key, name, session, sign }: SaidByUrl, now: number): boolean {
  if (!/^\d{1,15}$/.test(expires) || !/^[A-Za-z0-9_-]{43}$/.test(sign)) return false;
  const given = Buffer.from(sign, 'base64url');
  const right = signature(secret, { key, name, expiresAt: Number(expires), session });
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now;
}

/** The configured secret, else the data directory's own, made at the first start. */
export function contentSecret(configured: string, dataDir: string, random: (size: number) => Buffer = randomBytes) {
  if (configured !== '') return configured;
  const file = join(dataDir, 'content-secret');
  if (!existsSync(file)) make(file, random(32).toString('hex'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret`);
  return secret;
}

/** Of processes that start side by side one makes it, the others read it: it is moved into its place whole. */
function make(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
