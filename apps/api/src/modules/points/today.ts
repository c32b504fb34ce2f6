import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';

/** First moment of the day of `now` in the enterprise's zone, or `days` later: a day may have 23 or 25 hours. */
const midnight = (eid: number, now: number, days = 0) => sql`(
  select (date_trunc('day', ${new Date(now).toISOString()}::timestamptz at time zone time_zone)
    + ${days} * interval '1 day') at time zone time_zone
  from enterprises where eid = ${eid})`;

/** Points that a rule may still give a person on the day of `now`; unlimited without a limit. */
export async function roomToday(
  { eid, tx }: TenantScope,
  { userId, rule }: { readonly userId: number; readonly rule: string },
  now: number,
): Promise<number> {
  const { rows } = await tx.execute<{ room: number }>(sql`
    select greatest(0, t.daily_limit - coalesce((
      select sum(e.lifetime) from points_entries e
      where e.eid = ${eid} and e.user_id = ${userId} and e.rule = ${rule}
        and e.at >= ${midnight(eid, now)} and e.at < ${midnight(eid, now, 1)}
    ), 0))::int as room
    from points_tasks t where t.eid = ${eid} and t.rule = ${rule} and t.daily_limit is not null`);
  return rows[0]?.room ?? Number.MAX_SAFE_INTEGER;
}

/** Points that each rule has given a person on the day of `now`. */
export async function earnedToday(
  { eid, tx }: TenantScope,
  userId: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ rule: string; points: number }>(sql`
    select rule, sum(lifetime)::int as points from points_entries
    where eid = ${eid} and user_id = ${userId} and at >= ${midnight(eid, now)} and lifetime > 0
    group by rule`);
  return new Map(rows.map(({ rule, points }) => [rule, points]));
}
