import { sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { pointsSettings } from './points.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';

/** The settings of an enterprise; the defaults when it has none. */
export async function settingsOf(scope: TenantScope): Promise<{ clears: boolean; signPoints: readonly number[] }> {
  const [row] = await scope.tx.select().from(pointsSettings).where(scope.only(pointsSettings));
  return row ?? { clears: false, signPoints: [5, 5, 5, 5, 5, 5, 20] };
}

/** First moment of a year in the enterprise's zone, as an SQL expression. */
const newYear = (eid: number, year: number) => sql`(
  select (make_timestamp(${year}::int, 1, 1, 0, 0, 0) at time zone time_zone) from enterprises where eid = ${eid})`;

/**
 * A person's points that were earned before a year began: the oldest are spent first. Corrections may have taken more
 * since than was earned.
 */
export const olderThan = (eid: number, year: number) => sql<number>`greatest(0, b.spendable - greatest(0, coalesce((
  select sum(e.lifetime) from points_entries e
  where e.eid = b.eid and e.user_id = b.user_id and e.at >= ${newYear(eid, year)}), 0)))::int`;

/** A person's points that were earned before a year began. */
export async function olderPoints({ eid, tx }: TenantScope, userId: number, year: number): Promise<number> {
  const { rows } = await tx.execute<{ points: number }>(sql`
    select ${olderThan(eid, year)} as points from points_balances b where b.eid = ${eid} and b.user_id = ${userId}`);
  return rows[0]?.points ?? 0;
}

/** The points that the end of this year will clear for a person, and when; null when there are none. */
export async function nextClearing(scope: TenantScope, userId: number, now: number) {
  const { clears } = await settingsOf(scope);
  if (!clears) return null;
  const { eid, tx } = scope;
  const { timeZone } = await loadEnterprise(scope);
  const year = Number(dayOf(now, timeZone).slice(0, 4));
  const { rows } = await tx.execute<{ points: number; at: string | Date }>(sql`
    select ${olderThan(eid, year)} as points, ${newYear(eid, year + 1)} as at
    from points_balances b where b.eid = ${eid} and b.user_id = ${userId}`);
  const [found] = rows;
  if (found === undefined || found.points === 0) return null;
  return { points: found.points, at: new Date(found.at).getTime() };
}
