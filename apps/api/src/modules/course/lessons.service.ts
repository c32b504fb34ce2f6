import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { chapters, courses } from './course.schema.ts';

/** Titles of the chapters that the learner may open, by their ids. */
export async function lessonTitles(
  ctx: CallContext<Learner>,
  lessons: readonly { readonly chapterId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(lessons.map(({ chapterId }) => chapterId))];
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ id: chapters.id, title: chapters.title })
    .from(chapters)
    .innerJoin(courses, and(eq(courses.eid, chapters.eid), eq(courses.id, chapters.courseId)))
    .where(scope.only(chapters, inArray(chapters.id, ids), onShelfFor(ctx)));
  return new Map(rows.map(({ id, title }) => [id, localised(title, viewer.language)]));
}

/** Titles of the courses that the learner may open, by their ids. */
export async function courseTitles(
  ctx: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(scope.only(courses, inArray(courses.id, [...ids]), onShelfFor(ctx)));
  return new Map(rows.map(({ id, title }) => [id, localised(title, viewer.language)]));
}

/** Titles of courses, those off the shelf too, and whether they open to the learner; deleted ones are left out. */
export async function courseNames(
  ctx: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly title: string; readonly opens: boolean }>> {
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ id: courses.id, title: courses.title, opens: sql<boolean>`${onShelfFor(ctx)}` })
    .from(courses)
    .where(scope.only(courses, inArray(courses.id, [...ids]), ne(courses.state, 'deleted')));
  return new Map(rows.map(({ id, title, opens }) => [id, { title: localised(title, viewer.language), opens }]));
}
