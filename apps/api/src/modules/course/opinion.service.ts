import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  praiseRestMs,
  type CourseOpinion,
  type courseGrade,
  type isGrade,
  type praiseCourse,
} from '@banyan/contracts/course';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { courses } from './course.schema.ts';
import { openCourse } from './openCourse.ts';
import { courseGrades, coursePraises, courseSpreads } from './opinion.schema.ts';

type Course = Pick<typeof courses.$inferSelect, 'id' | 'rating' | 'ratings' | 'praises'>;

async function spreadOf({ scope }: Pick<CallContext, 'scope'>, course: Course): Promise<number[] | null> {
  if (course.ratings === 0) return [0, 0, 0, 0, 0];
  const [row] = await scope.tx
    .select({ counts: courseSpreads.counts })
    .from(courseSpreads)
    .where(scope.only(courseSpreads, eq(courseSpreads.courseId, course.id)));
  return row?.counts ?? null;
}

async function opinionOf(ctx: CallContext, course: Course): Promise<CourseOpinion> {
  const { scope, viewer } = ctx;
  const userId = viewer.userId ?? 0;
  const [grade] = await scope.tx
    .select({ stars: courseGrades.stars })
    .from(courseGrades)
    .where(scope.only(courseGrades, eq(courseGrades.courseId, course.id), eq(courseGrades.userId, userId)));
  const [praise] = await scope.tx
    .select({ praised: coursePraises.praised })
    .from(coursePraises)
    .where(scope.only(coursePraises, eq(coursePraises.courseId, course.id), eq(coursePraises.userId, userId)));
  return {
    given: grade?.stars ?? 0,
    rating: course.ratings > 0 ? course.rating : null,
    ratings: course.ratings,
    spread: await spreadOf(ctx, course),
    praises: course.praises,
    praised: praise?.praised ?? false,
  };
}

/** Opinions about a course, and the viewer's own. */
export async function readOpinion(ctx: CallContext, { id }: CallInput<typeof isGrade>): Promise<CourseOpinion> {
  const { course } = await openCourse(ctx, id);
  return opinionOf(ctx, course);
}

/** Locks the course's sums until the transaction ends. */
async function lockedCourse({ scope }: Pick<CallContext, 'scope'>, id: number): Promise<Course> {
  const [course] = await scope.tx
    .select({ id: courses.id, rating: courses.rating, ratings: courses.ratings, praises: courses.praises })
    .from(courses)
    .where(scope.only(courses, eq(courses.id, id)))
    .for('update');
  if (course === undefined) throw new Refusal(ErrorCode.notFound);
  return course;
}

/** Rates a course, once. The card's rating follows. */
export async function grade(
  ctx: CallContext<Learner>,
  { id, stars }: CallInput<typeof courseGrade>,
): Promise<CourseOpinion> {
  const { scope, viewer, now } = ctx;
  if (stars < 1 || stars > 5) throw new Refusal(ErrorCode.badRequest);
  await openCourse(ctx, id);
  const course = await lockedCourse(ctx, id);
  const given = await scope.tx
    .insert(courseGrades)
    .values(scope.row(courseGrades, { courseId: id, userId: viewer.userId, stars, gradedAt: new Date(now()) }))
    .onConflictDoNothing()
    .returning({ stars: courseGrades.stars });
  if (given.length === 0) return opinionOf(ctx, course);
  const before = await spreadOf(ctx, course);
  const ratings = course.ratings + 1;
  const counts = before?.map((count, index) => count + (index + 1 === stars ? 1 : 0));
  // If the spread of the earlier stars is unknown, only their average remains.
  const sum =
    counts === undefined
      ? course.rating * course.ratings + stars * 10
      : counts.reduce((total, count, index) => total + count * (index + 1) * 10, 0);
  const rating = Math.round(sum / ratings);
  if (counts !== undefined) {
    await scope.tx
      .insert(courseSpreads)
      .values(scope.row(courseSpreads, { courseId: id, counts }))
      .onConflictDoUpdate({ target: [courseSpreads.eid, courseSpreads.courseId], set: { counts } });
  }
  await scope.tx
    .update(courses)
    .set({ rating, ratings })
    .where(scope.only(courses, eq(courses.id, id)));
  return opinionOf(ctx, { ...course, rating, ratings });
}

/** Praises a course, or no longer; not again within a second. */
export async function praise(
  ctx: CallContext<Learner>,
  { id, praised }: CallInput<typeof praiseCourse>,
): Promise<CourseOpinion> {
  const { scope, viewer, now } = ctx;
  await openCourse(ctx, id);
  const course = await lockedCourse(ctx, id);
  const own = and(eq(coursePraises.courseId, id), eq(coursePraises.userId, viewer.userId));
  const [before] = await scope.tx.select().from(coursePraises).where(scope.only(coursePraises, own));
  const to = praised === 'Y';
  if ((before?.praised ?? false) === to) return opinionOf(ctx, course);
  if (before !== undefined && now() - before.changedAt.getTime() < praiseRestMs) {
    throw new Refusal(ErrorCode.tooFrequent, { data: { retryAfterS: 1 } });
  }
  const row = { courseId: id, userId: viewer.userId, praised: to, changedAt: new Date(now()) };
  await scope.tx
    .insert(coursePraises)
    .values(scope.row(coursePraises, row))
    .onConflictDoUpdate({
      target: [coursePraises.eid, coursePraises.courseId, coursePraises.userId],
      set: { praised: to, changedAt: row.changedAt },
    });
  const [changed] = await scope.tx
    .update(courses)
    .set({ praises: sql`greatest(0, ${courses.praises} + ${to ? 1 : -1})` })
    .where(scope.only(courses, eq(courses.id, id)))
    .returning({ praises: courses.praises });
  return opinionOf(ctx, { ...course, praises: changed?.praises ?? course.praises });
}
