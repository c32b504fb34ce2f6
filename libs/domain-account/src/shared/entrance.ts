import type { SessionStore } from '@banyan/core-session';

/** What a way in needs of the login page around it: tries to come in, and knows why it did not work. */
export interface Entrance {
  readonly pending: boolean;
  /** A key below `login.errors`, with minutes where it has them. */
  readonly problem: { readonly key: string; readonly count?: number } | null;
  /** Why nobody came in; undefined when that is not so. */
  readonly failure: unknown;
  enter(ask: Parameters<SessionStore['enter']>[0], remember: boolean): Promise<boolean>;
}
