import { type CallInput, type CallOutput } from '@banyan/contracts';
import { courseList } from '@banyan/contracts/course';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { decodeCursor, type Direction, encodeCursor } from '../../paging/cursor.ts';
import { listName, sizeOf } from '../../paging/keyset.ts';
import { countedFor } from './audience.ts';
import { courseCards, type CardRow } from './cards.ts';
import { courseCounts } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { filterOf } from './courseFilter.ts';
import { orderOf } from './courseOrder.ts';
import { countHits, readPage } from './coursePage.ts';

type Input = CallInput<typeof courseList>;
type Output = CallOutput<typeof courseList>;

const MOST_LECTURERS = 100;

/** One page of courses. Read by key from an index, so that the last page costs what the first does. */
export async function listCourses(ctx: CallContext, input: Input): Promise<Output> {
  const order = orderOf(input.sort);
  const name = listName(courseList, input);
  const cursor = decodeCursor(input.cursor ?? '', name, order.key);
  const filter = await filterOf(ctx, input, cursor);
  const page = await readPage(ctx, input, filter, cursor);
  const cursorTo = (row: CardRow | undefined, direction: Direction, position: number | null) =>
    row && encodeCursor({ order: name, direction, key: order.keyOf(row), position });
  const { rows, first } = page;
  return {
    items: await courseCards(ctx, rows),
    ...(await countHits(ctx, input, filter, page)),
    first,
    next: (page.more && cursorTo(rows.at(-1), 'next', first === null ? null : first + rows.length)) || null,
    previous:
      (page.before && cursorTo(rows[0], 'previous', first === null ? null : Math.max(1, first - sizeOf(input)))) ||
      null,
    lecturers: await lecturersIn(ctx, input['search[catid]']),
  };
}

async function lecturersIn(ctx: CallContext, category: string): Promise<Output['lecturers']> {
  const { scope, viewer } = ctx;
  const teaching = and(
    eq(courseCounts.category, category),
    ne(courseCounts.lecturerId, 0),
    gt(courseCounts.courses, 0),
  );
  const found = await scope.tx
    .select({ id: lecturers.id, name: lecturers.name })
    .from(courseCounts)
    .innerJoin(lecturers, eq(lecturers.id, courseCounts.lecturerId))
    .where(scope.only(courseCounts, teaching, countedFor(ctx)))
    .groupBy(lecturers.id)
    .orderBy(desc(sql`sum(${courseCounts.courses})`), lecturers.id)
    .limit(MOST_LECTURERS);
  return found.map(({ id, name }) => ({ id, name: localised(name, viewer.language) }));
}
