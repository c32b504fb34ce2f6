import type { CallInput, CallOutput } from '@banyan/contracts';
import type { relatedCourses } from '@banyan/contracts/course';
import { desc, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, courseCards, type CardRow } from './cards.ts';
import { courses } from './course.schema.ts';
import { openCourse } from './openCourse.ts';

const MOST_RELATED = 6;

/** Courses near this one, the nearest first: same topic, same subject, same lecturer, same field. */
export async function readRelated(
  ctx: CallContext,
  { id }: CallInput<typeof relatedCourses>,
): Promise<CallOutput<typeof relatedCourses>> {
  const { course } = await openCourse(ctx, id);
  const { topic, subject, field, lecturerId } = course;
  // Each in the order of an index that begins with it.
  const near = [
    ...(topic === null ? [] : [{ same: eq(courses.topic, topic), first: courses.learners }]),
    ...(subject === null ? [] : [{ same: eq(courses.subject, subject), first: courses.learners }]),
    { same: eq(courses.lecturerId, lecturerId), first: courses.publishedAt },
    { same: eq(courses.field, field), first: courses.learners },
  ];
  const rows = new Map<number, CardRow>();
  for (const { same, first } of near) {
    if (rows.size >= MOST_RELATED) break;
    const found = await ctx.scope.tx
      .select(cardColumns)
      .from(courses)
      .where(ctx.scope.only(courses, onShelfFor(ctx), same, ne(courses.id, id)))
      .orderBy(desc(first), desc(courses.id))
      .limit(MOST_RELATED);
    for (const row of found) if (rows.size < MOST_RELATED) rows.set(row.id, row);
  }
  return { items: await courseCards(ctx, [...rows.values()]) };
}
