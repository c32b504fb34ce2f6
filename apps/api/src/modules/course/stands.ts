import { and, asc, eq, inArray } from 'drizzle-orm';
import { rowsAsJson } from '../../db/rowsAsJson.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { inCourse } from './keepCourse.ts';
import { chapters } from './course.schema.ts';
import { type Outline, type OutlineChapter, outlineOf, type ChapterStand } from './outline.ts';
import { chapterProgress } from './progress.schema.ts';

/** A learner's progress in the chapters of a course, by chapter. */
export async function standsOf(
  scope: TenantScope,
  userId: number,
  courseIds: readonly number[],
): Promise<Map<number, ChapterStand>> {
  const { chapterId, lastBeatAt, learned, place, seen, watched } = chapterProgress;
  const [{ rows } = { rows: [] }] = await scope.tx
    .select({ rows: rowsAsJson({ chapterId, watched, seen, place, learned, lastBeatAt }) })
    .from(chapterProgress)
    .where(
      scope.only(
        chapterProgress,
        and(eq(chapterProgress.userId, userId), inArray(chapterProgress.courseId, [...courseIds])),
      ),
    );
  return new Map(
    rows.map(({ chapterId: id, lastBeatAt: at, ...stand }) => [id, { ...stand, lastBeatAt: Date.parse(at) }]),
  );
}

/** A learner's progress in several courses; `sequential` names those that go in order. */
export async function outlinesOf(
  scope: TenantScope,
  userId: number,
  sequential: ReadonlyMap<number, boolean>,
): Promise<Map<number, Outline>> {
  const courseIds = [...sequential.keys()];
  if (courseIds.length === 0) return new Map();
  const lines = await scope.tx
    .select({
      id: chapters.id,
      no: chapters.no,
      durationS: chapters.durationS,
      parts: chapters.parts,
      courseId: chapters.courseId,
    })
    .from(chapters)
    .where(scope.only(chapters, inArray(chapters.courseId, courseIds), inCourse))
    .orderBy(asc(chapters.courseId), asc(chapters.no));
  const stands = await standsOf(scope, userId, courseIds);
  const byCourse = new Map<number, OutlineChapter[]>(courseIds.map((id) => [id, []]));
  for (const line of lines) byCourse.get(line.courseId)?.push(line);
  return new Map(
    courseIds.map((id) => {
      return [id, outlineOf(byCourse.get(id) ?? [], stands, sequential.get(id) ?? false)];
    }),
  );
}
