import type { CallContext, Learner } from '../../http/context.ts';
import type { TenantScope } from '../../db/tenant.ts';

/** Study of one day, seconds. */
export interface StudiedDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly seconds: number;
}

/** Calls from messages to other modules. */
export interface MessagesPorts {
  /** By source type: opens the source of a message, or refuses as the thing itself would. */
  readonly reach: Readonly<Record<string, (context: CallContext<Learner>, id: number) => Promise<unknown>>>;
  /** A person's study in the days from `from` to `to`, and the chapters learned in them. */
  readonly study: (
    scope: TenantScope,
    userId: number,
    days: { readonly from: string; readonly to: string; readonly timeZone: string },
  ) => Promise<{ readonly days: readonly StudiedDay[]; readonly chapters: number }>;
  /** People who studied in some days. */
  readonly learners: (
    scope: TenantScope,
    days: { readonly from: string; readonly to: string; readonly timeZone: string },
  ) => Promise<readonly number[]>;
}
