import type { RankMeasure, RankPlace, Ranking } from '@banyan/contracts/mall';
import { sql, type SQL } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';

type Ctx = CallContext<Learner>;
const FIRST = 10;
const NEIGHBOURS = 2;

/** A ranking: its measure, its period, and one department or (0) all. */
export interface Board {
  readonly measure: RankMeasure;
  readonly period: string;
  /** The period before. */
  readonly before: string;
  /** 0: the enterprise. */
  readonly departmentId: number;
}

interface Row extends Record<string, unknown> {
  readonly user_id: string;
  readonly name: Localised;
  readonly department: Localised;
  readonly image: string;
  readonly value: number;
  readonly earliness: number;
  readonly before: number | null;
}

/** Number of people above a value: a sum over values, not over people. */
const above = (eid: number, { measure, departmentId }: Board, period: SQL, value: SQL) => sql`
  coalesce((select sum(t.people) from ranking_tallies t where t.eid = ${eid} and t.measure = ${measure}
    and t.period = ${period} and t.department_id = ${departmentId} and t.value > ${value}), 0)::int`;

async function rowsOf({ scope }: Ctx, board: Board, where: SQL, order: SQL, limit: number): Promise<Row[]> {
  const { eid, tx } = scope;
  const { measure, period, before, departmentId } = board;
  const inDepartment = departmentId === 0 ? sql`true` : sql`s.department_id = ${departmentId}`;
  const { rows } = await tx.execute<Row>(sql`
    select p.*, u.name, u.department, u.image,
      (select ${above(eid, board, sql`${before}`, sql`b.value`)} + 1 from ranking_scores b where b.eid = ${eid}
        and b.user_id = p.user_id and b.measure = ${measure} and b.period = ${before} and b.shown and b.value > 0) as before
    from (
      select s.user_id, s.value, s.earliness from ranking_scores s
      where s.eid = ${eid} and s.measure = ${measure} and s.period = ${period} and s.shown and s.value > 0
        and ${inDepartment} and ${where}
      order by ${order} limit ${limit}
    ) p join users u on u.eid = ${eid} and u.id = p.user_id`);
  return rows;
}

/** Number of people above each of these values, by one pass over all values. */
async function aboveEach(
  { scope }: Ctx,
  board: Board,
  values: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { eid, tx } = scope;
  const { measure, period, departmentId } = board;
  const { rows } = await tx.execute<{ value: number; above: number }>(sql`
    select value, above from (
      select value, (sum(sum(people)) over (order by value desc) - sum(people))::int as above from ranking_tallies
      where eid = ${eid} and measure = ${measure} and period = ${period} and department_id = ${departmentId}
      group by value
    ) t where value = any(${`{${values.join(',')}}`}::int[])`);
  return new Map(rows.map(({ value, above: people }) => [value, people]));
}

const down = sql`s.value desc, s.earliness desc, s.user_id desc`;
const up = sql`s.value, s.earliness, s.user_id`;

/** The first ten and the learner's place with its neighbours, each once, in order. */
export async function shownPlaces(ctx: Ctx, board: Board): Promise<RankPlace[]> {
  const { viewer } = ctx;
  const first = await rowsOf(ctx, board, sql`true`, down, FIRST);
  const found = await rowsOf(ctx, board, sql`s.user_id = ${viewer.userId}`, down, 1);
  const [own] = found;
  const around: Row[] = [];
  if (own !== undefined) {
    const key = sql`(${own.value}::int, ${own.earliness}::int, ${own.user_id}::bigint)`;
    const better = await rowsOf(ctx, board, sql`(s.value, s.earliness, s.user_id) > ${key}`, up, NEIGHBOURS);
    const behind = await rowsOf(ctx, board, sql`(s.value, s.earliness, s.user_id) < ${key}`, down, NEIGHBOURS);
    around.push(...better, own, ...behind);
  }
  const each = new Map([...first, ...around].map((row) => [row.user_id, row]));
  const people = await aboveEach(
    ctx,
    board,
    [...each.values()].map(({ value }) => value),
  );
  return [...each.values()]
    .sort((a, b) => b.value - a.value || b.earliness - a.earliness || Number(b.user_id) - Number(a.user_id))
    .map((row) => ({
      rank: (people.get(row.value) ?? 0) + 1,
      name: localised(row.name, viewer.language),
      department: localised(row.department, viewer.language),
      image: row.image,
      value: row.value,
      before: row.before,
      own: Number(row.user_id) === viewer.userId,
    }));
}

/** Place of the learner, even with a hidden name; null without a value. */
export async function standingOf(
  { scope }: Ctx,
  board: Board,
  value: number,
  hidden: boolean,
): Promise<Ranking['own']> {
  if (value <= 0) return null;
  const { eid, tx } = scope;
  const { measure, period, departmentId } = board;
  const { rows } = await tx.execute<{ above: number; same: number; next: number | null }>(sql`
    select coalesce(sum(people) filter (where value > ${value}), 0)::int as above,
      coalesce(sum(people) filter (where value = ${value}), 0)::int as same,
      min(value) filter (where value > ${value}) as next
    from (
      select value, sum(people) as people from ranking_tallies
      where eid = ${eid} and measure = ${measure} and period = ${period} and department_id = ${departmentId}
      group by value having sum(people) > 0
    ) t`);
  const [row] = rows;
  if (row === undefined) return null;
  return { rank: row.above + 1, value, equals: Math.max(0, row.same - (hidden ? 0 : 1)), next: row.next };
}
