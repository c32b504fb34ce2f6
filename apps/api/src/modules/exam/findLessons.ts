import type { TenantScope } from '../../db/tenant.ts';
import type { StoredLesson } from './question.schema.ts';

/** A place in a course as people write it. */
interface WrittenLesson {
  readonly course: number;
  /** From 1. */
  readonly chapter: number;
  readonly second: number;
}

/** Ids of the chapters of courses, by `course:number`. */
export type ChapterIds = (scope: TenantScope, courseIds: readonly number[]) => Promise<ReadonlyMap<string, number>>;

/** Finds the places in courses that lessons name; null for one that the enterprise has no chapter for. */
export async function findLessons(
  scope: TenantScope,
  all: readonly WrittenLesson[],
  chapterIds: ChapterIds,
): Promise<(lesson: WrittenLesson) => StoredLesson | null> {
  const ids = await chapterIds(scope, [...new Set(all.map(({ course }) => course))]);
  return ({ chapter, course, second }) => {
    const chapterId = ids.get(`${course}:${chapter}`);
    return chapterId === undefined ? null : { courseId: course, chapterId, second };
  };
}
