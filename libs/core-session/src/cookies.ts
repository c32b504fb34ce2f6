import { language, v, type Language } from '@banyan/contracts';

/** User id and token of a logged-in person; both or nothing. */
export interface Credentials {
  readonly userid: string;
  readonly token: string;
}

/** The part of `document` needed for cookies. */
export interface CookieJar {
  cookie: string;
}

export interface CookieOptions {
  readonly jar: CookieJar;
  /** True on https: the cookies are then sent over https alone. */
  readonly secure: boolean;
  /** Called when a cookie still exists after its removal; nothing else happens. */
  readonly log: (message: string) => void;
  readonly now: () => Date;
}

/** Lifetime of a remembered session's cookie, seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const sessionName = 'userInfo';
const visitsName = 'userNikkatsu';
const languageName = 'language';
const languageSeconds = 365 * 24 * 60 * 60;

/** The portal's cookies: the session, today's visits of this browser, and its language. */
export interface SessionCookies {
  /** Credentials of the cookie; null when it is absent, not JSON or lacks a part. */
  read(): Credentials | null;
  /** `remember`: 30 days, otherwise until the browser ends. `domain`: checked by `cookieDomain`, null for this host alone. */
  write(credentials: Credentials, options: { readonly remember: boolean; readonly domain: string | null }): void;
  remove(domain: string | null): void;
  /** Visits counted today. */
  visits(): number;
  /** Counts this visit and returns today's number; the count ends with the local day. */
  countVisit(): number;
  /** Language chosen in this browser; null for none. A cookie, so that the server's first answers use it. */
  language(): Language | null;
  keepLanguage(choice: Language): void;
}

export function createSessionCookies(options: CookieOptions): SessionCookies {
  const { jar, now } = options;
  const set = (name: string, value: string, attributes: readonly string[]) => {
    const secure = options.secure ? ['Secure'] : [];
    jar.cookie = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax', ...secure, ...attributes].join(
      '; ',
    );
  };
  const visits = () => {
    const count = Number(find(jar, visitsName));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  };
  const read = () => parse(find(jar, sessionName));
  return {
    read,
    visits,
    write(credentials, { remember, domain }) {
      // A cookie of the host alone would be sent beside the one of the domain and override it: it is removed first.
      if (domain !== null) set(sessionName, '', ['Max-Age=0']);
      set(sessionName, JSON.stringify({ userid: credentials.userid, token: credentials.token }), [
        ...(domain === null ? [] : [`Domain=${domain}`]),
        ...(remember ? [`Max-Age=${sessionSeconds}`] : []),
      ]);
    },
    remove(domain) {
      set(sessionName, '', ['Max-Age=0']);
      if (domain !== null) set(sessionName, '', [`Domain=${domain}`, 'Max-Age=0']);
      if (read() !== null) options.log('the session cookie could not be removed');
    },
    countVisit() {
      const count = visits() + 1;
      set(visitsName, String(count), [`Expires=${endOfDay(now()).toUTCString()}`]);
      return count;
    },
    language() {
      return v.parseOrNull(language, find(jar, languageName));
    },
    keepLanguage: (choice) => set(languageName, choice, [`Max-Age=${languageSeconds}`]),
  };
}

function find(jar: CookieJar, name: string): string | undefined {
  const part = jar.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): Credentials | null {
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('userid' in value) || !('token' in value)) return null;
    const { userid, token } = value;
    if (typeof token !== 'string' || token === '') return null;
    const id = typeof userid === 'number' ? String(userid) : userid;
    return typeof id === 'string' && id !== '' ? { userid: id, token } : null;
  } catch {
    return null;
  }
}

/** First moment of the reader's next local day; days of 23 and 25 hours included. */
function endOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1);
}
