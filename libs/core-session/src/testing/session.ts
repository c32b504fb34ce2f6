import { createSessionCookies, type CookieJar } from '../cookies.ts';
import type { SessionDeps } from '../session-deps.ts';
import { SessionStore } from '../SessionStore.ts';
import { fakeSessionApi, makeEnterprise } from './fixtures.ts';
import { simulatedHost } from './simulatedHost.ts';

/** A cookie jar like a browser's, without domains and expiry: the last value of a name, `Max-Age=0` removes it. */
export function memoryJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) kept.delete(pair.slice(0, at));
      else kept.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

/** A web storage in memory. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A real session store on a fake api, in a plain browser with empty storage. */
export function makeSession(over: Partial<SessionDeps> = {}): SessionStore {
  return new SessionStore({
    api: fakeSessionApi(makeEnterprise()),
    cookies: createSessionCookies({ jar: memoryJar(), secure: false, log: () => undefined, now: () => new Date() }),
    pageLanguage: null,
    browser: [],
    host: simulatedHost(),
    hostname: 'hengchuan.localhost',
    eid: null,
    reloaded: false,
    ...over,
  });
}
