import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { CallContext } from '../../../http/context.ts';
import { chapters, type courses } from '../course.schema.ts';
import { inCourse } from '../keepCourse.ts';
import { outlineOf, type ChapterStand } from '../outline.ts';
import { chapterProgress, courseProgress } from '../progress.schema.ts';
import { completeCourse } from '../progressRows.ts';
import { courseStand } from '../requirement.ts';

/** People whose progress is read at once. */
const atOnce = 500;

/**
 * Counts the progress of everybody who has begun a course anew after its chapters have changed. What was learned stays
 * learned; somebody who lacks nothing any more has finished it with this.
 */
export async function settleLearners(
  ctx: Pick<CallContext, 'emit' | 'now' | 'scope'>,
  course: typeof courses.$inferSelect,
): Promise<void> {
  const { scope } = ctx;
  const lines = await scope.tx
    .select({ id: chapters.id, no: chapters.no, durationS: chapters.durationS, parts: chapters.parts })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id), inCourse))
    .orderBy(asc(chapters.no));
  const seats = await scope.tx
    .select()
    .from(courseProgress)
    .where(
      scope.only(courseProgress, and(eq(courseProgress.courseId, course.id), ne(courseProgress.state, 'not_studied'))),
    )
    .orderBy(asc(courseProgress.userId))
    .for('update');
  for (let from = 0; from < seats.length; from += atOnce) {
    const some = seats.slice(from, from + atOnce);
    const stands = await standsIn(
      ctx,
      course.id,
      some.map(({ userId }) => userId),
    );
    for (const { completedAt, studiedS, userId } of some) {
      const outline = outlineOf(lines, stands.get(userId) ?? new Map<number, ChapterStand>(), course.sequential);
      const { learnedChapters, leftS } = outline;
      const { state } = courseStand(outline.state, course.requiredStudyS, studiedS, completedAt !== null);
      const isFinished = state === 'learned' && completedAt === null;
      await scope.tx
        .update(courseProgress)
        // Somebody who has studied has begun, whatever became of the chapters.
        .set({ learnedChapters, leftS, ...(isFinished ? {} : { state: state === 'learned' ? state : 'learning' }) })
        .where(scope.only(courseProgress, eq(courseProgress.userId, userId), eq(courseProgress.courseId, course.id)));
      if (isFinished) await completeCourse(ctx, course, userId);
    }
  }
}

/** The progress of people in the chapters of a course. */
async function standsIn(
  { scope }: Pick<CallContext, 'scope'>,
  courseId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, ChapterStand>>> {
  const rows = await scope.tx
    .select()
    .from(chapterProgress)
    .where(
      scope.only(
        chapterProgress,
        and(eq(chapterProgress.courseId, courseId), inArray(chapterProgress.userId, [...userIds])),
      ),
    );
  const of = new Map<number, Map<number, ChapterStand>>();
  for (const { chapterId, lastBeatAt, userId, ...row } of rows) {
    const own = of.get(userId) ?? new Map<number, ChapterStand>();
    own.set(chapterId, { ...row, lastBeatAt: lastBeatAt.getTime() });
    of.set(userId, own);
  }
  return of;
}
