/** Addresses of this portal, for judging addresses from outside. */
export interface Home {
  /** Scheme, host and port of the page. */
  readonly origin: string;
  /** The enterprise's own domains: `learn.example.com`, or `.example.com` with all its subdomains. */
  readonly allowedHosts: readonly string[];
}

/** Destination in place of an untrusted address. */
export const fallbackPath = '/index';

const maxLength = 2048;
/** Screens that redirect by themselves: returning to one would loop or log in twice. */
const authScreens = new Set(['/login', '/loginpc', '/transferlogin', '/register', '/prompt']);

/**
 * Judges a `backUrl` or `url` parameter. Returns a path of this origin (`/course/7?x=1#y`), an absolute address on one
 * of the enterprise's own domains, or `/index` for everything else. It never throws.
 */
export function safeInternalPath(value: string | null | undefined, home: Home): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > maxLength) return fallbackPath;
  // Browsers treat a backslash as a slash and drop control characters: neither is needed here.
  if (hasUnsafeCharacter(value)) return fallbackPath;
  if (!URL.canParse(value, home.origin)) return fallbackPath;
  const url = new URL(value, home.origin);
  // `blob:` and similar schemes borrow the origin of a page.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fallbackPath;
  if (url.username !== '' || url.password !== '') return fallbackPath;
  if (!isPlainPath(url.pathname)) return fallbackPath;
  if (url.origin !== home.origin) return isAllowedHost(url, home) ? url.href : fallbackPath;
  if (isAuthScreen(url.pathname)) return fallbackPath;
  return `${url.pathname}${url.search}${url.hash}`;
}

function hasUnsafeCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || (code >= 0x7f && code <= 0x9f) || character === '\\') return true;
  }
  return false;
}

/** Refuses paths that become another host when decoded: `//host`, `/%2fhost`, `/%5chost`, `/%252fhost`. */
function isPlainPath(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < 3; round += 1) {
    if (path.startsWith('//') || hasUnsafeCharacter(path.replaceAll(' ', ''))) return false;
    const decoded = decode(path);
    if (decoded === undefined) return round > 0;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isAuthScreen(pathname: string): boolean {
  const plain = (decode(pathname) ?? pathname).toLowerCase().replace(/\/+$/, '');
  return authScreens.has(plain);
}

function isAllowedHost(url: URL, home: Home): boolean {
  const own = new URL(home.origin);
  // Never from https to http.
  if (url.protocol !== 'https:' && url.protocol !== own.protocol) return false;
  return home.allowedHosts.some((allowed) =>
    allowed.startsWith('.')
      ? url.hostname === allowed.slice(1) || url.hostname.endsWith(allowed)
      : url.hostname === allowed,
  );
}
