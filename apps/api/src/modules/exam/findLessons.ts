import { inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { chapters } from '../course/course.schema.ts';
import type { StoredLesson } from './question.schema.ts';

/** A place in a course as people write it. */
interface WrittenLesson {
  readonly course: number;
  /** From 1. */
  readonly chapter: number;
  readonly second: number;
}

/** Finds the places in courses that lessons name; null for one that the enterprise has no chapter for. */
export async function findLessons(
  scope: TenantScope,
  all: readonly WrittenLesson[],
): Promise<(lesson: WrittenLesson) => StoredLesson | null> {
  const courseIds = [...new Set(all.map(({ course }) => course))];
  const rows = await scope.tx
    .select({ id: chapters.id, courseId: chapters.courseId, no: chapters.no })
    .from(chapters)
    .where(scope.only(chapters, inArray(chapters.courseId, courseIds)));
  const ids = new Map(rows.map(({ id, courseId, no }) => [`${courseId}:${no}`, id]));
  return ({ chapter, course, second }) => {
    const chapterId = ids.get(`${course}:${chapter}`);
    return chapterId === undefined ? null : { courseId: course, chapterId, second };
  };
}
