import { and, eq, sql } from 'drizzle-orm';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { courses } from './course.schema.ts';
import { secondsByDay } from '../../days/days.ts';
import { scored } from '../../effects/scored.ts';
import { minutesOfDay } from './countedDays.ts';
import type { ChapterStand, Outline } from './outline.ts';
import { chapterProgress, courseProgress, studyDays } from './progress.schema.ts';
import { type CourseStand, courseStand } from './requirement.ts';

type Context = CallContext<Learner>;
type Course = Pick<typeof courses.$inferSelect, 'id' | 'credits' | 'requiredStudyS'>;

/** A report's change of a chapter. */
interface ChapterChange {
  readonly stand: ChapterStand;
  readonly studiedS: number;
  readonly positionS: number;
}

/** Writes a chapter's progress. */
export async function saveChapter(
  { scope, viewer }: Context,
  courseId: number,
  chapterId: number,
  { stand, studiedS, positionS }: ChapterChange,
): Promise<void> {
  const at = new Date(stand.lastBeatAt);
  const { watched, seen, place } = stand;
  const change = { watched, seen, place, positionS, learned: stand.learned, lastBeatAt: at };
  const learnedAt = stand.learned ? at : null;
  await scope.tx
    .insert(chapterProgress)
    .values(scope.row(chapterProgress, { userId: viewer.userId, courseId, chapterId, ...change, learnedAt, studiedS }))
    .onConflictDoUpdate({
      target: [chapterProgress.eid, chapterProgress.userId, chapterProgress.courseId, chapterProgress.chapterId],
      set: {
        ...change,
        learnedAt: sql`coalesce(${chapterProgress.learnedAt}, excluded.learned_at)`,
        studiedS: sql`${chapterProgress.studiedS} + excluded.studied_s`,
      },
    });
}

/** A report's change of a course. */
interface CourseChange {
  readonly chapterId: number;
  readonly outline: Outline;
  readonly studiedS: number;
}

/**
 * Writes a course's progress; answers the learner's new state. The report that makes it learned, by its last chapter or
 * by the study time that was missing, completes it and gives its credits, once.
 */
export async function saveCourse(
  ctx: Context,
  course: Course,
  { chapterId, outline, studiedS }: CourseChange,
): Promise<CourseStand> {
  const { scope, viewer } = ctx;
  const { learnedChapters, leftS } = outline;
  const at = new Date(ctx.now());
  const [saved] = await scope.tx
    .update(courseProgress)
    .set({
      learnedChapters,
      leftS,
      studiedS: sql`${courseProgress.studiedS} + ${studiedS}`,
      lastChapterId: chapterId,
      lastStudiedAt: at,
    })
    .where(scope.only(courseProgress, own(course.id, viewer.userId)))
    .returning({
      state: courseProgress.state,
      studiedS: courseProgress.studiedS,
      completedAt: courseProgress.completedAt,
    });
  if (saved === undefined) throw new Error('a report without a seat');
  const stand = courseStand(outline.state, course.requiredStudyS, saved.studiedS, saved.completedAt !== null);
  if (stand.state === saved.state) return stand;
  if (stand.state === 'learned' && saved.completedAt === null) {
    await completeCourse(ctx, course, viewer.userId);
    return stand;
  }
  await scope.tx
    .update(courseProgress)
    .set({ state: stand.state })
    .where(scope.only(courseProgress, own(course.id, viewer.userId)));
  return stand;
}

/** Completes a course for somebody and gives its credits. Called once for the two of them. */
export async function completeCourse(
  { emit, now, scope }: Pick<Context, 'emit' | 'now' | 'scope'>,
  { credits, id }: Course,
  userId: number,
): Promise<void> {
  await scope.tx
    .update(courseProgress)
    .set({ state: 'learned', completedAt: new Date(now()) })
    .where(scope.only(courseProgress, own(id, userId)));
  const source = { type: 'course' as const, id };
  if (credits > 0) await emit(scope, creditsEarned, { userId, source, tenths: credits });
  await emit(scope, scored, { userId, measure: 'courses', source: String(id), total: 1 });
}

const own = (courseId: number, userId: number) =>
  and(eq(courseProgress.userId, userId), eq(courseProgress.courseId, courseId));

/** Adds the stretch `[from, to]` (epoch ms) to its days, in the enterprise's zone. */
export async function saveDays({ emit, scope, viewer }: Context, from: number, to: number): Promise<void> {
  const { userId } = viewer;
  for (const day of secondsByDay(from, to, viewer.timeZone)) {
    const [saved] = await scope.tx
      .insert(studyDays)
      .values(scope.row(studyDays, { userId, ...day }))
      .onConflictDoUpdate({
        target: [studyDays.eid, studyDays.userId, studyDays.date],
        set: { seconds: sql`${studyDays.seconds} + excluded.seconds` },
      })
      .returning({ seconds: studyDays.seconds });
    const seconds = saved?.seconds ?? 0;
    const minutes = minutesOfDay(seconds);
    // Most reports complete no minute.
    if (minutes <= minutesOfDay(seconds - day.seconds)) continue;
    await emit(scope, scored, { userId, measure: 'hours', source: day.date, total: minutes, day: day.date });
  }
}
