import type { LiveEvent } from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';

/**
 * Channel of the database on which server processes announce events to send, and triggers which sessions have ended
 * (`sessionEnd.ts`).
 */
export const liveChannel = 'banyan_live';

/** An event and its receivers. */
export interface Announcement {
  /** Null: everyone of the enterprise. */
  readonly userId: number | null;
  /** Instead: these people, five hundred at most, since a notice of the database has room for no more. */
  readonly userIds?: readonly number[];
  readonly event: LiveEvent;
}

/** Sends events to people's open pages, on whichever process, when the transaction of `scope` commits. */
export async function announce({ tx, eid }: TenantScope, ...announcements: readonly Announcement[]): Promise<void> {
  const payloads = JSON.stringify(announcements.map((one) => JSON.stringify({ eid, ...one })));
  await tx.execute(
    sql`select pg_notify(${liveChannel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
  );
}
