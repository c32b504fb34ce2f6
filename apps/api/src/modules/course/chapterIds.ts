import { inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { inCourse } from './keepCourse.ts';
import { chapters } from './course.schema.ts';

/** Ids of the chapters of courses, by `course:number`; numbers begin at 1. */
export async function chapterIds(
  scope: TenantScope,
  courseIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: chapters.id, courseId: chapters.courseId, no: chapters.no })
    .from(chapters)
    .where(scope.only(chapters, inArray(chapters.courseId, [...courseIds]), inCourse));
  return new Map(rows.map(({ id, courseId, no }) => [`${courseId}:${no}`, id]));
}
