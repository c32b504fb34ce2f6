import type { Ranking } from '@banyan/contracts/mall';
import { sql } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { Board } from './places.ts';

/** Departments with fewer people are left out: an average of two would reveal who they are. */
const FEWEST = 5;
const MOST_DEPARTMENTS = 6;
const STEPS = 24;
const nice = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 1200, 3000, 6000, 12_000, 30_000, 60_000, 120_000];

/** Number of people by value, in at most two dozen equal steps. */
export async function spreadOf(
  { eid, tx }: TenantScope,
  { measure, period, department }: Board,
): Promise<Pick<Ranking, 'spread' | 'step' | 'total'>> {
  const { rows } = await tx.execute<{ value: number; people: number }>(sql`
    select value, sum(people)::int as people from ranking_tallies
    where eid = ${eid} and measure = ${measure} and period = ${period} and department = ${department}
    group by value having sum(people) > 0 order by value`);
  const most = rows.at(-1)?.value ?? 0;
  const step = nice.find((one) => most / one <= STEPS) ?? Math.ceil(most / STEPS);
  const spread = new Map<number, number>();
  for (const { value, people } of rows) {
    const from = Math.floor(value / step) * step;
    spread.set(from, (spread.get(from) ?? 0) + people);
  }
  return {
    total: rows.reduce((sum, { people }) => sum + people, 0),
    step,
    spread: [...spread].map(([from, people]) => ({ from, people })),
  };
}

/** Departments by the average of their people, the first few and the learner's own. */
export async function departmentMeans(
  { scope, viewer }: CallContext<Learner>,
  { measure, period }: Board,
  own: string,
): Promise<Ranking['departments']> {
  const { eid, tx } = scope;
  const { rows } = await tx.execute<{ department: string; mean: number; rank: number }>(sql`
    select d.* from (
      select department, mean, row_number() over (order by mean desc, department)::int as rank from (
        select department, round(sum(amount) / sum(people))::int as mean from ranking_departments
        where eid = ${eid} and measure = ${measure} and period = ${period}
        group by department having sum(people) >= ${FEWEST}
      ) means
    ) d where rank <= ${MOST_DEPARTMENTS} or department = ${own} order by rank`);
  const first = rows.slice(0, MOST_DEPARTMENTS);
  const mine = rows.find(({ department }) => department === own);
  const shown = mine === undefined || first.includes(mine) ? first : [...first.slice(0, -1), mine];
  const names = await namesOf(
    scope,
    { measure, period },
    shown.map(({ department }) => department),
  );
  return shown.map(({ department, mean, rank }) => ({
    rank,
    // The person with the department's name may have moved since.
    name: localised(names.get(department) ?? { zh_cn: department }, viewer.language),
    value: mean,
    own: department === own,
  }));
}

/** Names of departments in all languages, each from one of its people. */
async function namesOf(
  { eid, tx }: TenantScope,
  { measure, period }: Pick<Board, 'measure' | 'period'>,
  departments: readonly string[],
): Promise<ReadonlyMap<string, Localised>> {
  if (departments.length === 0) return new Map();
  const { rows } = await tx.execute<{ department: string; name: Localised | null }>(sql`
    select d.department, (select u.department from users u join ranking_scores s on s.eid = u.eid and s.user_id = u.id
        where s.eid = ${eid} and s.measure = ${measure} and s.period = ${period} and s.department = d.department
          and s.shown and s.value > 0 and u.department ->> 'zh_cn' = d.department limit 1) as name
    from (values ${sql.join(
      departments.map((one) => sql`(${one}::text)`),
      sql`, `,
    )}) d (department)`);
  return new Map(rows.flatMap(({ department, name }) => (name === null ? [] : [[department, name]])));
}
