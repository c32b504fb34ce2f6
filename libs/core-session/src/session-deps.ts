import type { Language } from '@banyan/contracts';
import type { HttpClientOptions } from '@banyan/core-http';
import type { SessionCookies } from './cookies.ts';
import type { HostInfo } from './host.ts';
import type { ShownLanguage } from './language.ts';
import type { SessionApi } from './session-api.ts';

/** Dependencies of the session. */
export interface SessionDeps {
  readonly api: SessionApi;
  readonly cookies: SessionCookies;
  /** Language of the page as rendered by the server; null when unknown, then the browser's preferences count. */
  readonly pageLanguage: Language | null;
  /** The browser's preferred languages that we support, in its order. */
  readonly browser: readonly ShownLanguage[];
  readonly host: HostInfo;
  /** Name of the page's host, without port. */
  readonly hostname: string;
  /** Enterprise requested until its status is known; null when the host determines it. */
  readonly eid: number | null;
  /** True when an earlier load of this address already failed. */
  readonly reloaded: boolean;
}

/** Request fields that identify the caller. */
export type Identity = ReturnType<HttpClientOptions['identity']>;
