import { ErrorCode } from '@banyan/contracts';
import { type Purchase } from '@banyan/contracts/course';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayOpen } from './audience.ts';
import { courses } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { purchaseOfCourse } from './purchase.ts';
import { refusalOf } from './standing.ts';

/** A course that the viewer may open, with the viewer's seat in it. */
export interface OpenCourse {
  readonly course: typeof courses.$inferSelect;
  /** Null for visitors and people who have not begun. */
  readonly seat: typeof courseProgress.$inferSelect | null;
  /** Null for a course that costs the viewer nothing. */
  readonly purchase: Purchase | null;
}

/**
 * The course for this viewer. Refuses with notFound for a course that the enterprise does not have, also if others do,
 * and with the codes of CO-07 where it does not open.
 */
export async function openCourse(ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>, id: number): Promise<OpenCourse> {
  const { scope, viewer } = ctx;
  const mine = and(
    eq(courseProgress.eid, courses.eid),
    eq(courseProgress.courseId, courses.id),
    eq(courseProgress.userId, viewer.userId ?? 0),
  );
  const [found] = await scope.tx
    .select({
      course: getTableColumns(courses),
      seat: getTableColumns(courseProgress),
      visible: sql<boolean>`${mayOpen(ctx)}`,
    })
    .from(courses)
    .leftJoin(courseProgress, mine)
    .where(scope.only(courses, eq(courses.id, id)));
  // A draft is not there yet for anybody but its authors.
  if (found === undefined || found.course.state === 'draft') throw new Refusal(ErrorCode.notFound);
  const { course, seat, visible } = found;
  const purchase = await purchaseOfCourse(ctx, course);
  const code = refusalOf({
    ...course,
    visible,
    enrolled: seat !== null,
    bought: purchase?.state === 'bought',
    // The end of paid access follows from the purchase.
    dueAt: purchase === null ? (seat?.dueAt?.getTime() ?? null) : null,
    now: ctx.now(),
  });
  // Only a course that costs its viewer nothing ends here: there is nothing to buy again.
  if (code !== undefined) throw new Refusal(code, code === ErrorCode.courseExpired ? { data: { free: true } } : {});
  return { course, seat, purchase };
}

/** The same for learners: refuses with courseNotBought for a course that costs money and is not paid. */
export async function openLessons(ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>, id: number): Promise<OpenCourse> {
  const open = await openCourse(ctx, id);
  if (open.purchase !== null && open.purchase.state !== 'bought') throw new Refusal(ErrorCode.courseNotBought);
  return open;
}
