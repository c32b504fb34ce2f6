import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { allLanguages } from '../../db/seed/localiser.ts';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { addLines, type SaidLines } from './addLines.ts';
import { chapters, type courses } from './course.schema.ts';
import { lessonLines } from './lessonLine.schema.ts';
import { indexCourse } from './searchIndex.ts';

type CourseRow = typeof courses.$inferSelect;
type ChapterRow = typeof chapters.$inferInsert;

/** A chapter as it will be. */
export interface KeptChapter {
  /** Id of the chapter that it is; null: a new one. */
  readonly id: number | null;
  /** Id of a new one of the demo. */
  readonly newId?: number;
  readonly row: Omit<ChapterRow, 'eid' | 'id' | 'courseId' | 'no' | 'removedAt'>;
  /** Its speech; null: it is what it was. */
  readonly lines: readonly Omit<SaidLines, 'chapterId'>[] | null;
}

/** Chapters that are in a course. */
export const inCourse = isNull(chapters.removedAt);

/**
 * Makes a course found by its words. Called after every write of a course: title, introduction and lecturer are what
 * people search for.
 */
export async function indexWords(scope: TenantScope, course: CourseRow): Promise<void> {
  const [lecturer] = await scope.tx
    .select({ name: lecturers.name })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, course.lecturerId)));
  const texts: readonly Localised[] = [course.title, course.intro, ...(lecturer === undefined ? [] : [lecturer.name])];
  await indexCourse(scope, course, texts.flatMap(allLanguages));
}

/**
 * Writes the chapters of a course in their order; answers their ids. One that is known by its id stays the same to those
 * who have learned it. One that is not named any more is taken out: its row stays, and with it what people have learned.
 */
export async function keepChapters(
  scope: TenantScope,
  courseId: number,
  kept: readonly KeptChapter[],
  now: number,
): Promise<readonly number[]> {
  const stays = kept.flatMap(({ id }) => (id === null ? [] : [id]));
  await scope.tx
    .update(chapters)
    .set({ removedAt: new Date(now) })
    .where(
      scope.only(
        chapters,
        and(eq(chapters.courseId, courseId), inCourse, stays.length === 0 ? undefined : notInArray(chapters.id, stays)),
      ),
    );
  // Numbers are given anew: meanwhile the old ones must not stand in the way.
  await scope.tx
    .update(chapters)
    .set({ no: sql`-${chapters.no}` })
    .where(scope.only(chapters, and(eq(chapters.courseId, courseId), inCourse)));
  const ids: number[] = [];
  for (const [index, { id, newId, row }] of kept.entries()) {
    const values = { ...row, courseId, no: index + 1, removedAt: null };
    const [written] =
      id === null
        ? await scope.tx
            .insert(chapters)
            .values(scope.row(chapters, { ...(newId === undefined ? {} : { id: newId }), ...values }))
            .returning({ id: chapters.id })
        : await scope.tx
            .update(chapters)
            .set(values)
            .where(scope.only(chapters, and(eq(chapters.id, id), eq(chapters.courseId, courseId))))
            .returning({ id: chapters.id });
    if (written === undefined) throw new Error('a chapter is gone');
    ids.push(written.id);
  }
  await keepLines(scope, courseId, kept, ids);
  return ids;
}

/** The speech of chapters that are not in the course any more is not found any more. */
async function keepLines(
  scope: TenantScope,
  courseId: number,
  kept: readonly KeptChapter[],
  ids: readonly number[],
): Promise<void> {
  const same = ids.filter((_, index) => kept[index]?.lines === null);
  await scope.tx
    .delete(lessonLines)
    .where(
      scope.only(
        lessonLines,
        and(
          eq(lessonLines.courseId, courseId),
          same.length === 0 ? undefined : notInArray(lessonLines.chapterId, same),
        ),
      ),
    );
  const said = kept.flatMap(({ lines }, index) => (lines ?? []).map((one) => ({ ...one, chapterId: ids[index] ?? 0 })));
  await addLines(scope, courseId, said);
}
