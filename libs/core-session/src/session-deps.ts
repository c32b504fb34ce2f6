import type { Language } from '@banyan/contracts';
import type { HttpClientOptions } from '@banyan/core-http';
import type { SessionCookies } from './cookies.ts';
import type { HostInfo } from './host.ts';
import type { ShownLanguage } from './language.ts';
import type { SessionApi } from './session-api.ts';

/** What the session needs of the world around it. */
export interface SessionDeps {
  readonly api: SessionApi;
  readonly cookies: SessionCookies;
  /** Language in which the server made the page, null when it did not say; the browser's wishes count then. */
  readonly pageLanguage: Language | null;
  /** The browser's languages as ours, first wish first. */
  readonly browser: readonly ShownLanguage[];
  readonly host: HostInfo;
  /** Name of the page's host, without port. */
  readonly hostname: string;
  /** Enterprise to ask for until its status is known, null where the host tells it. */
  readonly eid: number | null;
  /** An earlier page load of this address already failed. */
  readonly reloaded: boolean;
}

/** The fields of every request that tell who asks. */
export type Identity = ReturnType<HttpClientOptions['identity']>;
