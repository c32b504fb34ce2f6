import type { SessionStore } from '@banyan/core-session';

/** The part of the login page that a way to log in needs: it starts the login, and gives the error. */
export interface Entrance {
  readonly pending: boolean;
  /** A key below `login.errors`, with minutes, if any. */
  readonly problem: { readonly key: string; readonly count?: number } | null;
  /** Error of the login; undefined when there is none. */
  readonly failure: unknown;
  enter(ask: Parameters<SessionStore['enter']>[0], remember: boolean): Promise<boolean>;
}
