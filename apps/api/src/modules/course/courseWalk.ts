import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import type { Cursor } from '../../paging/cursor.ts';
import type { Key } from '../../paging/keyset.ts';
import { courses } from './course.schema.ts';
import { orderOf } from './courseOrder.ts';

/** Start and filters of a page of courses. */
export interface Way {
  readonly sort: Parameters<typeof orderOf>[0];
  readonly cursor: Cursor<Key> | null;
  /** Courses visible to the viewer, and the filters. */
  readonly shown: SQL | undefined;
}

/** Courses from the start of the page, in its order, with columns of the conditions. */
function onTheWay<T extends Record<string, SQL.Aliased<boolean>>>(
  { scope }: CallContext,
  { sort, cursor, shown }: Way,
  most: number,
  told: T,
) {
  const order = orderOf(sort);
  const direction = cursor?.direction ?? 'next';
  return scope.tx
    .select({ id: courses.id, ...told })
    .from(courses)
    .where(scope.only(courses, shown, cursor ? order.beyond(cursor.key, direction) : undefined))
    .orderBy(...order.orderBy(direction))
    .limit(most)
    .as('walked');
}

/**
 * The first courses on the way that meet a condition.
 * @param most how many are walked
 * @param hits how many are enough
 */
export async function walk(
  ctx: CallContext,
  way: Way,
  has: SQL<boolean>,
  { most, hits }: { most: number; hits: number },
): Promise<(string | number)[]> {
  const walked = onTheWay(ctx, way, most, { has: has.as('has') });
  const { rows } = await ctx.scope.tx.execute<{ id: string | number }>(
    sql`select id from ${walked} where has limit ${hits}`,
  );
  return rows.map(({ id }) => id);
}

/** Of the first courses on the way: how many meet one condition, and how many another one. */
export async function sample(
  ctx: CallContext,
  way: Way,
  most: number,
  { has, also }: { has: SQL<boolean>; also: SQL<boolean> },
): Promise<{ has: number; also: number }> {
  const walked = onTheWay(ctx, way, most, { has: has.as('has'), also: also.as('also') });
  const { rows } = await ctx.scope.tx.execute<{ has: number; also: number }>(
    sql`select (count(*) filter (where has))::int as has, (count(*) filter (where also))::int as also from ${walked}`,
  );
  return rows[0] ?? { has: 0, also: 0 };
}
