import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { localised, type Localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { inCourse } from './keepCourse.ts';
import { chapters, courses } from './course.schema.ts';

/** State of a chapter. */
export interface LessonPlace {
  readonly courseId: number;
  /** In the viewer's language. */
  readonly courseTitle: string;
  /** In all languages. */
  readonly courseName: Localised;
  /** The course opens to the viewer. */
  readonly opens: boolean;
  /** Number of the chapter, from 1. */
  readonly no: number;
  /** In the viewer's language. */
  readonly title: string;
}

/** States of chapters, by their ids, those of courses off the shelf too; deleted courses have none. */
export async function lessonPlaces(
  ctx: Pick<CallContext, 'scope' | 'viewer'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LessonPlace>> {
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({
      id: chapters.id,
      no: chapters.no,
      title: chapters.title,
      courseId: courses.id,
      courseName: courses.title,
      opens: sql<boolean>`${onShelfFor(ctx)}`,
    })
    .from(chapters)
    .innerJoin(courses, and(eq(courses.eid, chapters.eid), eq(courses.id, chapters.courseId)))
    .where(scope.only(chapters, inArray(chapters.id, [...new Set(ids)]), ne(courses.state, 'deleted')));
  return new Map(
    rows.map(({ id, title, courseName, ...row }) => [
      id,
      {
        ...row,
        courseName,
        courseTitle: localised(courseName, viewer.language),
        title: localised(title, viewer.language),
      },
    ]),
  );
}

/** Chapters of a course in their order, titles in the viewer's language. */
export async function chaptersOf({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>, courseId: number) {
  const rows = await scope.tx
    .select({ id: chapters.id, no: chapters.no, title: chapters.title })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, courseId), inCourse))
    .orderBy(asc(chapters.no));
  return rows.map(({ id, no, title }) => ({ id, no, title: localised(title, viewer.language) }));
}

/** Titles of courses in all languages, by id; deleted ones are left out. */
export async function courseNamesOf(
  { scope }: Pick<CallContext, 'scope'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Localised>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(scope.only(courses, inArray(courses.id, [...new Set(ids)]), ne(courses.state, 'deleted')));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
