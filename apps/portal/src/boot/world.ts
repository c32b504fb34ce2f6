import type { Language } from '@banyan/contracts';
import { browserLanguages, createSessionCookies, detectHost, type SessionDeps } from '@banyan/core-session';
import { autorun } from 'mobx';
import type { AppearanceStore } from '../appearance/AppearanceStore.ts';

/** The session's environment in a browser; counts this visit. */
export function browserSession(given: {
  readonly eid: number | null;
  readonly language: Language | null;
  readonly report: (error: unknown) => void;
}): Omit<SessionDeps, 'api' | 'reloaded'> {
  const cookies = createSessionCookies({
    jar: document,
    secure: location.protocol === 'https:',
    log: (message) => given.report(new Error(message)),
    now: () => new Date(),
  });
  cookies.countVisit();
  return {
    cookies,
    pageLanguage: given.language,
    browser: browserLanguages(navigator.languages),
    host: detectHost(navigator.userAgent),
    hostname: location.hostname,
    eid: given.eid ?? askedEnterprise(location.search),
  };
}

/** `?eid=` names the enterprise when its host name cannot, on a machine that does not resolve it. */
function askedEnterprise(search: string): number | null {
  const asked = new URLSearchParams(search).get('eid');
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

/** Paints light or dark at once; the enterprise's colours follow when it is known. */
export function paintAppearance(appearance: AppearanceStore): void {
  autorun(() => {
    document.documentElement.dataset['theme'] = appearance.mode;
  });
}
