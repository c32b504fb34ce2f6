import { ErrorCode } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { SessionLookup } from './sessionLookup.ts';
import { Refusal } from './refusal.ts';
import { rateWindows } from './transport.schema.ts';

/** How many calls a minute are answered; 0: any number. */
export interface CallLimits {
  /** Of one learner. */
  readonly rateLimit: number;
  /** Limit of one address for visitors, and for requests that are refused before their session is known. */
  readonly addressLimit: number;
}

/** Whether this learner or address has made more calls in this minute than the limit allows. */
export function isOverLimit(
  lookup: Pick<SessionLookup, 'session' | 'calls'>,
  { rateLimit, addressLimit }: CallLimits,
): boolean {
  return isOver(lookup.calls, lookup.session ? rateLimit : addressLimit);
}

const isOver = (calls: number, limit: number) => limit > 0 && calls > limit;

/** The refusal of a call beyond the limit; `now` in epoch ms. */
export function tooFrequent(now: number): Refusal {
  const retryAfterS = 60 - Math.floor((now / 1000) % 60);
  return new Refusal(ErrorCode.tooFrequent, { reason: 'rate limit', data: { retryAfterS } });
}

/** Counts a request that is refused before the session lookup, on its address. True when that has sent too many. */
export async function countRefused(db: Database, ip: string, now: number, limits: CallLimits): Promise<boolean> {
  const [window] = await db.orm
    .insert(rateWindows)
    .values({ subject: `ip:${ip}`, minute: Math.floor(now / 60_000), calls: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.subject, rateWindows.minute],
      set: { calls: sql`${rateWindows.calls} + 1` },
    })
    .returning({ calls: rateWindows.calls });
  return isOver(window?.calls ?? 0, limits.addressLimit);
}
