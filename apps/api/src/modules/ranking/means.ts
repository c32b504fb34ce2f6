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
  { measure, period, departmentId }: Board,
): Promise<Pick<Ranking, 'spread' | 'step' | 'total'>> {
  const { rows } = await tx.execute<{ value: number; people: number }>(sql`
    select value, sum(people)::int as people from ranking_tallies
    where eid = ${eid} and measure = ${measure} and period = ${period} and department_id = ${departmentId}
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
  own: number,
): Promise<Ranking['departments']> {
  const { eid, tx } = scope;
  const { rows } = await tx.execute<{ id: string; mean: number; rank: number; name: Localised }>(sql`
    select d.*, n.name from (
      select department_id as id, mean, row_number() over (order by mean desc, department_id)::int as rank from (
        select department_id, round(sum(amount) / sum(people))::int as mean from ranking_departments
        where eid = ${eid} and measure = ${measure} and period = ${period}
        group by department_id having sum(people) >= ${FEWEST}
      ) means
    ) d join departments n on n.eid = ${eid} and n.id = d.id
    where d.rank <= ${MOST_DEPARTMENTS} or d.id = ${own} order by d.rank`);
  const first = rows.slice(0, MOST_DEPARTMENTS);
  const mine = rows.find(({ id }) => Number(id) === own);
  const shown = mine === undefined || first.includes(mine) ? first : [...first.slice(0, -1), mine];
  return shown.map(({ id, mean, name, rank }) => ({
    rank,
    name: localised(name, viewer.language),
    value: mean,
    own: Number(id) === own,
  }));
}
