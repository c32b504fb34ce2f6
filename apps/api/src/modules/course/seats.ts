import { ErrorCode } from '@banyan/contracts';
import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { courses } from './course.schema.ts';
import { learnedAfterS } from './credit.ts';
import type { OpenCourse } from './openCourse.ts';
import { courseProgress } from './progress.schema.ts';

const DAY_MS = 86_400_000;

/**
 * The learner's seat in a course, taken now if there is none yet. The seat is counted and checked in one statement, so
 * that of two concurrent learners one gets the last seat; the other is refused with courseFull.
 */
export async function seatIn(
  ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
  { course, seat, purchase }: OpenCourse,
): Promise<typeof courseProgress.$inferSelect> {
  if (seat !== null) return seat;
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const [added] = await scope.tx
    .insert(courseProgress)
    .values(
      scope.row(courseProgress, {
        userId: viewer.userId,
        courseId: course.id,
        leftS: learnedAfterS(course.durationS),
        enrolledAt: new Date(now),
        dueAt: course.validDays === null ? null : new Date(now + course.validDays * DAY_MS),
      }),
    )
    .onConflictDoNothing()
    .returning();
  // Two concurrent requests of one learner, and the other was first.
  if (added === undefined) return (await seatOf(ctx, course.id)) ?? fault();
  // Everybody who has paid gets a seat.
  const room =
    purchase?.state === 'bought' ? undefined : or(isNull(courses.maxViewers), lt(courses.learners, courses.maxViewers));
  const counted = await scope.tx
    .update(courses)
    .set({ learners: sql`${courses.learners} + 1` })
    .where(scope.only(courses, eq(courses.id, course.id), room))
    .returning({ id: courses.id });
  if (counted.length === 0) throw new Refusal(ErrorCode.courseFull);
  return added;
}

async function seatOf({ scope, viewer }: Pick<CallContext<Learner>, 'scope' | 'viewer'>, courseId: number) {
  const own = [eq(courseProgress.userId, viewer.userId), eq(courseProgress.courseId, courseId)];
  const [found] = await scope.tx
    .select()
    .from(courseProgress)
    .where(scope.only(courseProgress, ...own));
  return found;
}

function fault(): never {
  throw new Error('a seat that is neither free nor taken');
}
