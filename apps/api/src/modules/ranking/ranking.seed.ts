import { rankPeriods } from '@banyan/contracts/mall';
import { sql } from 'drizzle-orm';
import { addDays, dayOf } from '../../days/days.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import type { Measure } from '../../effects/scored.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { addScore, addTallies } from './addScore.ts';
import { periodOf } from './periods.ts';
import type { RankingPorts } from './ranking.ports.ts';
import { rankingScores, rankingSettings } from './ranking.schema.ts';
import { sumTallies } from './tallies.job.ts';

const WEEKS = 9;

/** Study time, credits and points of the demo people so far, by days. */
async function pasts({ eid, tx }: TenantScope, timeZone: string) {
  const { rows } = await tx.execute<{
    user_id: string;
    measure: Measure;
    source: string;
    total: number;
    day: string;
  }>(sql`
    select user_id, 'hours' as measure, date::text as source, floor(seconds / 60)::int as total, date::text as day
    from study_days where eid = ${eid} and seconds >= 60
    union all
    select user_id, 'courses', course_id::text, 1, (completed_at at time zone ${timeZone})::date::text
    from course_progress where eid = ${eid} and completed_at is not null
    union all
    select user_id, 'points', rule || ' ' || source_type || ' ' || source_id, lifetime,
      (at at time zone ${timeZone})::date::text
    from points_entries where eid = ${eid} and lifetime > 0
    order by day, user_id`);
  return rows.map(({ user_id: id, ...row }) => ({ userId: Number(id), ...row }));
}

/** Colleagues beside the demo people in the rankings; without a login. */
async function colleagues({ eid, tx }: TenantScope) {
  const { rows } = await tx.execute<{ id: string; department_id: number }>(sql`
    select id, coalesce(department_id, 0)::int as department_id from users
    where eid = ${eid} and password_hash = '' order by id limit 80`);
  return rows;
}

/** A number below `below` for the nth colleague in a week, the same at each start. */
const lot = (nth: number, week: number, below: number) =>
  ((nth * 7919 + week * 104_729 + nth * week * 31) % 9973) % below;

/** Values of the nth colleague in a past week. */
function weekOf(nth: number, week: number): readonly (readonly [Measure, number])[] {
  const minutes = 20 + lot(nth, week, 14) * 15 + lot(nth, week + 3, 9) * 5;
  return [
    ['hours', minutes],
    ['points', 5 + Math.floor(minutes / 20) * 5],
    ['credits', lot(nth, week, 4) * 5],
    ['courses', lot(nth, week, 3)],
  ];
}

/** Adds the weeks of all colleagues, summed up like single events. */
async function addColleagues(scope: TenantScope, today: string, now: number): Promise<void> {
  const people = await colleagues(scope);
  const rows = people.flatMap(({ id, department_id: departmentId }, nth) => {
    const sums = new Map<string, number>();
    for (let week = 0; week < WEEKS; week += 1) {
      const day = addDays(today, -7 * week);
      for (const [measure, value] of weekOf(nth, week)) {
        for (const period of ['all', ...rankPeriods.map((one) => periodOf(day, one))]) {
          const key = `${measure} ${period}`;
          sums.set(key, (sums.get(key) ?? 0) + value);
        }
      }
    }
    return [...sums].flatMap(([key, value]) => {
      const [measure = 'hours', period = ''] = key.split(' ') as [Measure, string];
      const row = {
        userId: Number(id),
        measure,
        period,
        departmentId,
        value,
        earliness: -Math.floor(now / 1000) - nth,
      };
      return value > 0 ? [scope.row(rankingScores, row)] : [];
    });
  });
  if (rows.length === 0) return;
  // Values really earned, such as points for an exam, stay as they are.
  const added = await scope.tx.insert(rankingScores).values(rows).onConflictDoNothing().returning();
  await addTallies(
    scope,
    added.map((score) => ({ ...score, before: 0 })),
  );
}

/** Rankings with a past of two months. */
export const rankingSeed = (ports: RankingPorts): SeedStep => ({
  name: 'ranking',
  fills: rankingSettings,
  work: ({ db, now }, { eid, settings }) =>
    inTenant(db, eid, async (scope) => {
      const timeZone = settings.timeZone ?? 'Asia/Shanghai';
      for (const past of await pasts(scope, timeZone)) {
        await addScore(scope, past, Date.parse(`${past.day}T12:00:00Z`), ports);
      }
      await addColleagues(scope, dayOf(now, timeZone), now);
      await sumTallies(scope);
      await scope.tx.insert(rankingSettings).values(scope.row(rankingSettings, { on: true }));
    }),
});
