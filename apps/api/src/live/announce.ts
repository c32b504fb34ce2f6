import type { LiveEvent } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';

/** Channel of the database on which server processes tell each other what to send. */
export const liveChannel = 'banyan_live';

/** What to send, and to whom. */
export interface Announcement {
  readonly userId: number;
  /** Only to the streams of these logins; absent: to all of the user's. */
  readonly sessionIds?: readonly string[];
  readonly event: LiveEvent;
}

/** Sends an event to someone's open pages, whichever process they hang on, when the transaction of `scope` commits. */
export async function announce({ tx, eid }: TenantScope, announcement: Announcement): Promise<void> {
  const payload = JSON.stringify({ eid, ...announcement });
  await tx.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
}
