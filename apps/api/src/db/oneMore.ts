import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * The columns that an upsert sets to count one more in a window: when the window has ended, counting restarts.
 * Concurrent ones wait for each other at the row, so that both are counted.
 */
export function oneMore(
  { count, since }: { readonly count: AnyColumn; readonly since: AnyColumn },
  { now, windowMs }: { readonly now: number; readonly windowMs: number },
): { count: SQL; since: SQL } {
  const isOver = sql`${since} <= ${new Date(now - windowMs).toISOString()}::timestamptz`;
  return {
    count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
    since: sql`case when ${isOver} then excluded.since else ${since} end`,
  };
}
