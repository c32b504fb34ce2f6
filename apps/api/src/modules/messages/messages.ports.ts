import type { CallContext, Learner } from '../../http/context.ts';
import type { TenantScope } from '../../db/tenant.ts';

/** Study of one day, seconds. */
export interface StudiedDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly seconds: number;
}

/** What messages are made with. */
export interface MessagesPorts {
  /** By source type: opens what a message leads to, or refuses as the thing itself would. */
  readonly reach: Readonly<Record<string, (context: CallContext<Learner>, id: number) => Promise<unknown>>>;
  /** Study of somebody in the days from `from` to `to`, and the chapters that became learned in them. */
  readonly study: (
    scope: TenantScope,
    userId: number,
    days: { readonly from: string; readonly to: string; readonly timeZone: string },
  ) => Promise<{ readonly days: readonly StudiedDay[]; readonly chapters: number }>;
  /** Who studied in some days. */
  readonly learners: (
    scope: TenantScope,
    days: { readonly from: string; readonly to: string; readonly timeZone: string },
  ) => Promise<readonly number[]>;
}
