import { rankPeriods } from '@banyan/contracts/mall';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Scored } from '../../effects/scored.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { periodOf } from './periods.ts';
import type { RankingPorts } from './ranking.ports.ts';
import { rankingDepartments, rankingHidden, rankingScores, rankingSources, rankingTallies } from './ranking.schema.ts';

const ranked: ReadonlySet<string> = new Set(['points', 'hours', 'credits', 'courses']);

/** Adds the growth of a source to all the periods of its day. */
export async function addScore(
  scope: TenantScope,
  scored: Scored,
  now: number,
  { grown }: RankingPorts,
): Promise<void> {
  const { measure, userId } = scored;
  const delta = await growthOf(scope, scored);
  if (delta === 0) return;
  const who = await personOf(scope, userId);
  if (who === undefined) return;
  const day = scored.day ?? dayOf(now, who.timeZone);
  const periods = ranked.has(measure) ? rankPeriods.map((period) => periodOf(day, period)) : [];
  const earliness = -Math.floor(now / 1000);
  const row = { userId, measure, departmentId: who.departmentId, shown: !who.hidden, value: delta, earliness };
  const scores = await scope.tx
    .insert(rankingScores)
    .values(['all', ...periods].map((period) => scope.row(rankingScores, { ...row, period })))
    .onConflictDoUpdate({
      target: [rankingScores.eid, rankingScores.userId, rankingScores.measure, rankingScores.period],
      set: { value: sql`${rankingScores.value} + ${delta}`, earliness },
    })
    .returning();
  await addTallies(
    scope,
    scores.map((score) => ({ ...score, before: score.value - delta })),
  );
  const total = scores.find(({ period }) => period === 'all')?.value ?? 0;
  await grown(scope, { userId, measure, total, day }, now);
}

/** Growth of a source beyond its counted value. Sums that shrink are a correction. */
async function growthOf(scope: TenantScope, { userId, measure, source, total }: Scored): Promise<number> {
  const whole = Math.floor(total);
  const own = and(
    eq(rankingSources.userId, userId),
    eq(rankingSources.measure, measure),
    eq(rankingSources.source, source),
  );
  const added = await scope.tx
    .insert(rankingSources)
    .values(scope.row(rankingSources, { userId, measure, source, total: whole }))
    .onConflictDoNothing()
    .returning({ total: rankingSources.total });
  if (added.length > 0) return whole;
  const [before] = await scope.tx.select().from(rankingSources).where(scope.only(rankingSources, own)).for('update');
  if (before === undefined || before.total === whole) return 0;
  await scope.tx.update(rankingSources).set({ total: whole }).where(scope.only(rankingSources, own));
  return whole - before.total;
}

/** The person of a score. Hiding a name and adding a score wait for each other, so that no name slips through. */
async function personOf(scope: TenantScope, userId: number) {
  const [who] = await scope.tx
    .select({
      departmentId: sql<number>`coalesce(${users.departmentId}, 0)::int`,
      timeZone: enterprises.timeZone,
      left: sql<boolean>`${users.leftAt} is not null`,
    })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.eid, users.eid))
    .where(scope.only(users, eq(users.id, userId)))
    .for('key share', { of: users });
  if (who === undefined) return undefined;
  const [hidden] = await scope.tx
    .select({ userId: rankingHidden.userId })
    .from(rankingHidden)
    .where(scope.only(rankingHidden, eq(rankingHidden.userId, userId)));
  return { ...who, hidden: hidden !== undefined || who.left };
}

/** Boards of a person: the enterprise's (0) and that of a department. */
const boardsOf = (departmentId: number) => (departmentId === 0 ? [0] : [0, departmentId]);

/** A value that has changed. */
type Grown = typeof rankingScores.$inferSelect & { readonly before: number };

/** Moves each person from the former value to the new one, in the enterprise and in the department. */
export async function addTallies(scope: TenantScope, scores: readonly Grown[]): Promise<void> {
  const told = scores.filter(({ period, shown }) => period !== 'all' && shown);
  const tallies = told.flatMap(({ measure, period, departmentId, value, before }) =>
    boardsOf(departmentId).flatMap((place) =>
      [
        { value, people: 1 },
        { value: before, people: -1 },
      ]
        .filter((change) => change.value > 0)
        .map((change) => scope.row(rankingTallies, { measure, period, departmentId: place, ...change })),
    ),
  );
  const sums = told
    .filter(({ departmentId }) => departmentId !== 0)
    .map(({ measure, period, departmentId, value, before }) => {
      const amount = Math.max(0, value) - Math.max(0, before);
      const people = Number(value > 0) - Number(before > 0);
      return scope.row(rankingDepartments, { measure, period, departmentId, amount, people });
    });
  if (tallies.length > 0) await scope.tx.insert(rankingTallies).values(tallies);
  if (sums.length > 0) await scope.tx.insert(rankingDepartments).values(sums);
}

/** Takes somebody who leaves out of the rankings, and back in, unless the person hides there. */
export async function rank(scope: TenantScope, userId: number, ranked: boolean): Promise<void> {
  const hides =
    ranked && (await scope.tx.$count(rankingHidden, scope.only(rankingHidden, eq(rankingHidden.userId, userId)))) > 0;
  if (!hides) await showScores(scope, userId, ranked);
}

/** Removes a person's values of all periods from the tallies, or adds them again. */
export async function showScores(scope: TenantScope, userId: number, shown: boolean): Promise<void> {
  const { eid, tx } = scope;
  const change = sql`${shown ? 1 : -1}::int`;
  await tx.execute(sql`
    with changed as (
      update ranking_scores set shown = ${shown}
      where eid = ${eid} and user_id = ${userId} and shown <> ${shown}
      returning measure, period, department_id, value
    ), sums as (
      insert into ranking_departments (eid, measure, period, department_id, amount, people)
      select ${eid}, measure, period, department_id, value::bigint * ${change}, ${change}
      from changed where department_id <> 0 and period <> 'all' and value > 0
    )
    insert into ranking_tallies (eid, measure, period, department_id, value, people)
    select ${eid}, measure, period, place, value, ${change}
    from changed, unnest(case when department_id = 0 then array[0] else array[0, department_id] end) as place
    where period <> 'all' and value > 0`);
}
