import { type CallInput, type CallOutput } from '@banyan/contracts';
import { collectionList, type CourseCard, type setCollected } from '@banyan/contracts/course';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, courseCards, withCards } from './cards.ts';
import { collectedCourses } from './collection.schema.ts';
import { courses } from './course.schema.ts';
import { openCourse } from './openCourse.ts';

const lastCollectedFirst = keyset<{ readonly collectedAt: Date; readonly card: { readonly id: number } }>(
  [collectedCourses.collectedAt, collectedCourses.courseId],
  ({ collectedAt, card }) => [collectedAt, card.id],
);

/** Collected courses, newest first. Those off the shelf stay in it and say so, deleted ones do not. */
export async function listCollected(
  ctx: CallContext<Learner>,
  input: CallInput<typeof collectionList>,
): Promise<CallOutput<typeof collectionList>> {
  return keysetPage(collectionList, input, {
    by: lastCollectedFirst,
    read: ({ beyond, limit }) => collectedRows(ctx, { limit, where: beyond }),
    items: (rows) =>
      withCards(ctx, rows, (course, { collectedAt, available }) => ({
        course,
        collectedAt: collectedAt.getTime(),
        available,
      })),
  });
}

/** Latest collected courses that the learner may open, newest first. */
export async function lastCollected(ctx: CallContext<Learner>, limit: number): Promise<CourseCard[]> {
  const rows = await collectedRows(ctx, { limit, where: onShelfFor(ctx) });
  return courseCards(
    ctx,
    rows.map(({ card }) => card),
  );
}

function collectedRows(ctx: CallContext<Learner>, { limit, where }: { limit: number; where: SQL | undefined }) {
  const { scope, viewer } = ctx;
  return scope.tx
    .select({
      card: cardColumns,
      collectedAt: collectedCourses.collectedAt,
      available: sql<boolean>`${onShelfFor(ctx)}`,
    })
    .from(collectedCourses)
    .innerJoin(courses, and(eq(courses.id, collectedCourses.courseId), ne(courses.state, 'deleted')))
    .where(scope.only(collectedCourses, eq(collectedCourses.userId, viewer.userId), where))
    .orderBy(...lastCollectedFirst.orderBy())
    .limit(limit);
}

/** Collects a course that the learner may open, or removes it, whether or not it still opens. */
export async function changeCollected(
  ctx: CallContext<Learner>,
  { id, collected }: CallInput<typeof setCollected>,
): Promise<CallOutput<typeof setCollected>> {
  const { scope, viewer } = ctx;
  const own = { userId: viewer.userId, courseId: id };
  if (collected === 'Y') {
    await openCourse(ctx, id);
    await scope.tx
      .insert(collectedCourses)
      .values(scope.row(collectedCourses, { ...own, collectedAt: new Date(ctx.now()) }))
      .onConflictDoNothing();
  } else {
    await scope.tx
      .delete(collectedCourses)
      .where(scope.only(collectedCourses, eq(collectedCourses.userId, own.userId), eq(collectedCourses.courseId, id)));
  }
  return { collected };
}

/** Whether a course is in the viewer's collection. */
export async function isCollected({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>, id: number) {
  if (viewer.userId === null) return false;
  const own = and(eq(collectedCourses.userId, viewer.userId), eq(collectedCourses.courseId, id));
  const [found] = await scope.tx
    .select({ id: collectedCourses.courseId })
    .from(collectedCourses)
    .where(scope.only(collectedCourses, own));
  return found !== undefined;
}
