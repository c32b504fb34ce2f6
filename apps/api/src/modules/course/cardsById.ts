import type { CourseCard } from '@banyan/contracts/course';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, withCards } from './cards.ts';
import { courses } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { openCourse } from './openCourse.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/** Courses as lists show them, by their ids, and whether they open to the viewer; deleted ones are left out. */
export async function cardsById(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly course: CourseCard; readonly available: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.scope.tx
    .select({ card: cardColumns, available: sql<boolean>`${onShelfFor(ctx)}` })
    .from(courses)
    .where(ctx.scope.only(courses, and(inArray(courses.id, [...ids]), ne(courses.state, 'deleted'))));
  const items = await withCards(ctx, rows, (course, { available }) => [course.id, { course, available }] as const);
  return new Map(items);
}

/** Those of these courses that are not deleted, on the shelf or off it: those that `cardsById` has. */
export async function keptCourses({ scope }: Pick<Ctx, 'scope'>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.tx
    .select({ id: courses.id })
    .from(courses)
    .where(scope.only(courses, and(inArray(courses.id, [...ids]), ne(courses.state, 'deleted'))));
  return new Set(rows.map(({ id }) => id));
}

/** A course with its lecturers. Refuses as its own page does. */
export async function taughtCourse(ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>, id: number) {
  const { course } = await openCourse(ctx, id);
  const [lecturer] = await ctx.scope.tx
    .select()
    .from(lecturers)
    .where(ctx.scope.only(lecturers, eq(lecturers.id, course.lecturerId)));
  if (lecturer === undefined) throw new Error('a course without its lecturer');
  const { chapterCount, durationS, motif, title } = course;
  const { id: lecturerId, kind, name, userId } = lecturer;
  return {
    title: localised(title, ctx.viewer.language),
    ...{ motif, chapterCount, durationS },
    lecturer: { id: lecturerId, kind, userId, name: localised(name, ctx.viewer.language) },
  };
}
