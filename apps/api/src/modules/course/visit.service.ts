import { type CallInput, type CallOutput } from '@banyan/contracts';
import { visitList, type forgetVisits } from '@banyan/contracts/course';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, withCards } from './cards.ts';
import { courses } from './course.schema.ts';
import { courseVisits } from './visit.schema.ts';

const lastVisitedFirst = keyset<{ readonly visitedAt: Date; readonly card: { readonly id: number } }>(
  [courseVisits.visitedAt, courseVisits.courseId],
  ({ visitedAt, card }) => [visitedAt, card.id],
);

/** A page that reads its course again while it is open is one visit. */
const VISIT_MS = 60_000;

/** Notes and counts that a person has opened a course; visitors leave no history. */
export async function noteVisit({ scope, viewer, now }: CallContext, courseId: number): Promise<void> {
  if (viewer.userId === null) return;
  const visitedAt = new Date(now());
  const visits = await scope.tx
    .insert(courseVisits)
    .values(scope.row(courseVisits, { userId: viewer.userId, courseId, visitedAt }))
    .onConflictDoUpdate({
      target: [courseVisits.eid, courseVisits.userId, courseVisits.courseId],
      set: { visitedAt },
      setWhere: lt(courseVisits.visitedAt, new Date(now() - VISIT_MS)),
    })
    .returning({ courseId: courseVisits.courseId });
  if (visits.length === 0) return;
  await scope.tx
    .update(courses)
    .set({ hits: sql`${courses.hits} + 1` })
    .where(scope.only(courses, eq(courses.id, courseId)));
}

/** Opened courses, newest first. Those off the shelf stay in it and say so, deleted ones do not. */
export async function listVisits(
  ctx: CallContext<Learner>,
  input: CallInput<typeof visitList>,
): Promise<CallOutput<typeof visitList>> {
  const { scope, viewer } = ctx;
  return keysetPage(visitList, input, {
    by: lastVisitedFirst,
    read: ({ beyond, limit }) =>
      scope.tx
        .select({
          card: cardColumns,
          visitedAt: courseVisits.visitedAt,
          available: sql<boolean>`${onShelfFor(ctx)}`,
        })
        .from(courseVisits)
        .innerJoin(courses, and(eq(courses.id, courseVisits.courseId), ne(courses.state, 'deleted')))
        .where(scope.only(courseVisits, eq(courseVisits.userId, viewer.userId), beyond))
        .orderBy(...lastVisitedFirst.orderBy())
        .limit(limit),
    items: (rows) =>
      withCards(ctx, rows, (course, { visitedAt, available }) => ({
        course,
        visitedAt: visitedAt.getTime(),
        available,
      })),
  });
}

/** Takes a course out of the history, or all of them; the same again takes out none. */
export async function deleteVisits(
  { scope, viewer }: CallContext<Learner>,
  { id }: CallInput<typeof forgetVisits>,
): Promise<CallOutput<typeof forgetVisits>> {
  const one = id === undefined ? undefined : eq(courseVisits.courseId, id);
  const gone = await scope.tx
    .delete(courseVisits)
    .where(scope.only(courseVisits, eq(courseVisits.userId, viewer.userId), one))
    .returning({ id: courseVisits.courseId });
  return { forgotten: gone.length };
}
