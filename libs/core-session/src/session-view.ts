import type { ShownLanguage } from './language.ts';
import type { MessageSet } from './messages.ts';

/** What a domain may know about who is here: readonly and observable. */
export interface SessionView {
  /** 0 is the public portal. */
  readonly eid: number;
  readonly language: ShownLanguage;
  readonly messageSet: MessageSet;
  readonly loggedIn: boolean;
  /** What `open` calls answer: whoever is logged in, and visitors where the enterprise is not private. */
  readonly mayLookAround: boolean;
  /** Null for a visitor. */
  readonly userId: string | null;
  /** IANA zone in which the enterprise's dates are told. */
  readonly timeZone: string;
  /** Leaving to another item's screen opens a new tab. */
  readonly opensNewTab: boolean;
  /** True when someone is logged in; otherwise opens the login-required dialog and answers false. */
  requireLogin(): boolean;
}
