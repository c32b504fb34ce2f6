import { eq, lt, sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { limitCounts } from './limits.schema.ts';

/** So many of something in a window, which the first of them opens. */
export interface Limit {
  /** The counted act and its owner. */
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

/** A limit that is reached. */
export interface Reached {
  readonly limit: Limit;
  /** When there is room again, epoch ms. */
  readonly opensAt: number;
}

/** Counts are deleted after this time, ms: no window is longer. */
const keptMs = 2 * 86_400_000;

/** Adds to the count of a limit; concurrent ones wait for each other at the row, so that both are counted. */
async function add(scope: TenantScope, { subject, windowMs }: Limit, by: number, now: number) {
  const isOver = sql`${limitCounts.since} <= ${new Date(now - windowMs).toISOString()}::timestamptz`;
  const [row] = await scope.tx
    .insert(limitCounts)
    .values(scope.row(limitCounts, { subject, count: by, since: new Date(now) }))
    .onConflictDoUpdate({
      target: [limitCounts.eid, limitCounts.subject],
      set: {
        count: sql`case when ${isOver} then excluded.count else ${limitCounts.count} + excluded.count end`,
        since: sql`case when ${isOver} then excluded.since else ${limitCounts.since} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

/**
 * Takes one (or `by`) of each limit, in their order; answers the first that has no room, and the caller throws then, so
 * that none was taken.
 */
export async function take(scope: TenantScope, limits: readonly Limit[], now: number, by = 1): Promise<Reached | null> {
  for (const limit of limits) {
    const { count, since } = await add(scope, limit, by, now);
    if (count > limit.most) return { limit, opensAt: since.getTime() + limit.windowMs };
  }
  return null;
}

/**
 * When a person who has failed too often may try again, epoch ms; null: now. Locks the count until the transaction
 * ends, so that concurrent tries are counted one after the other.
 */
export async function waitFor(scope: TenantScope, limit: Limit, now: number): Promise<number | null> {
  await scope.tx
    .insert(limitCounts)
    .values(scope.row(limitCounts, { subject: limit.subject, count: 0, since: new Date(now) }))
    .onConflictDoNothing();
  const [row] = await scope.tx
    .select()
    .from(limitCounts)
    .where(scope.only(limitCounts, eq(limitCounts.subject, limit.subject)))
    .for('update');
  const until = (row?.since.getTime() ?? 0) + limit.windowMs;
  return until > now && (row?.count ?? 0) >= limit.most ? until : null;
}

/** Counts a failed try. The caller's transaction must outlast its refusal. */
export async function countFailed(scope: TenantScope, limit: Limit, now: number): Promise<void> {
  await add(scope, limit, 1, now);
}

/** Seconds until a moment, for `retryAfterS`. */
export const secondsUntil = (moment: number, now: number) => Math.max(1, Math.ceil((moment - now) / 1000));

/** Deletes windows that are over. */
export async function sweepLimits(scope: TenantScope, now: number): Promise<void> {
  await scope.tx.delete(limitCounts).where(scope.only(limitCounts, lt(limitCounts.since, new Date(now - keptMs))));
}
