import type { ShownLanguage } from './language.ts';
import type { MessageSet } from './messages.ts';

/** The session as visible to domains: readonly and observable. */
export interface SessionView {
  /** 0 is the public portal. */
  readonly eid: number;
  readonly language: ShownLanguage;
  readonly messageSet: MessageSet;
  readonly loggedIn: boolean;
  /** True when `open` calls are answered: for logged-in people, and for visitors unless the enterprise is private. */
  readonly mayLookAround: boolean;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** True for who runs the enterprises of the installation. */
  readonly runsPlatform: boolean;
  /** IANA time zone of the enterprise's dates. */
  readonly timeZone: string;
  /** True when links to things open a new tab. */
  readonly opensNewTab: boolean;
  /** True when logged in; otherwise opens the login-required dialog and returns false. */
  requireLogin(): boolean;
}
