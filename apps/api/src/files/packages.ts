import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedUrl } from '../ports/storage.ts';

/** Path below which SCORM packages are served. */
export const packagesPath = '/package/';
/** Name of the runtime's page beside a package's files. */
export const launchName = '.launch';

const keyForm = /^\d{1,15}\/scorm\/[a-z0-9-]{4,40}$/;

/** Key of a package, beneath which its files are kept. */
export const packageKey = (eid: number, id: string): string => `${eid}/scorm/${id}`;

/**
 * Key of a package's file. Its path says nothing to the storage: whatever characters it contains, and however a package
 * made on Windows spells it elsewhere, it is the same file.
 */
export function packageFileKey(key: string, path: string): string {
  return `${key}/${createHash('sha256').update(path.normalize('NFC').toLowerCase()).digest('hex').slice(0, 40)}.bin`;
}

function signature(secret: string, key: string, app: string, expires: string): Buffer {
  // No key of a file begins like this: neither signature opens the other's files.
  return createHmac('sha256', secret).update(`package:${key}\n${expires}\n${app}`).digest();
}

/** Address of a package's launch page, which opens until `expiresAt` and inside pages of `app` (an origin) alone. */
export function signPackage(secret: string, origin: string, key: string, app: string, expiresAt: number): SignedUrl {
  const sign = signature(secret, key, app, String(expiresAt)).toString('base64url');
  const told = Buffer.from(app).toString('base64url');
  return { url: `${origin}${packagesPath}${expiresAt}/${told}/${sign}/${key}/${launchName}`, expiresAt };
}

/** A package and the requested part of it. */
export interface AskedPackage {
  readonly key: string;
  /** Origin of the portal that may show it. */
  readonly app: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  /** Path in the package, decoded. */
  readonly path: string;
}

/** Package and part of a decoded path beneath `packagesPath`; null where it was not signed here or has run out. */
export function readPackagePath(secret: string, asked: string, now: number): AskedPackage | null {
  const [expires = '', told = '', sign = '', eid = '', scorm = '', id = '', ...rest] = asked.split('/');
  const key = `${eid}/${scorm}/${id}`;
  if (!/^\d{1,15}$/.test(expires) || !/^[A-Za-z0-9_-]{43}$/.test(sign) || !keyForm.test(key)) return null;
  const app = Buffer.from(told, 'base64url').toString();
  const right = signature(secret, key, app, expires);
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right) || Number(expires) <= now) return null;
  return { key, app, expiresAt: Number(expires), path: rest.join('/') };
}

const bare = (origin: string) => new URL(origin).hostname.toLowerCase();

/**
 * Origin for packages of a page: never the page's own host, on any port, because cookies know no port and scripts of a
 * package would read the session's. On one machine the other name of it serves. Null if there is none.
 */
export function packageOrigin(page: string, content: string): string | null {
  const host = bare(page);
  if (bare(content) !== host) return new URL(content).origin;
  const other = new URL(content);
  if (host === 'localhost' || host.endsWith('.localhost')) other.hostname = '127.0.0.1';
  else if (host === '127.0.0.1') other.hostname = 'localhost';
  else return null;
  return other.origin;
}
