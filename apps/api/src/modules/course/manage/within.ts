import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { thingsWithin } from '../../../platform/audience/thingsWithin.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { courses } from '../course.schema.ts';

export type CourseRow = typeof courses.$inferSelect;
type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/**
 * Condition on the courses that a right reaches: all; those of people of one's departments, and those that are for
 * people of these departments alone; or one's own, made or taught by oneself.
 */
export function coursesWithin(ctx: Ctx, permission: Permission): SQL | undefined {
  const { scope, viewer } = ctx;
  const { audienceId, createdBy, lecturerId, state } = courses;
  const taught = (of: SQL | undefined) =>
    inArray(lecturerId, scope.tx.select({ id: lecturers.id }).from(lecturers).where(scope.only(lecturers, of)));
  const own = or(eq(createdBy, viewer.userId), taught(eq(lecturers.userId, viewer.userId)));
  const within = thingsWithin(ctx, permission, {
    ...{ madeBy: createdBy, audienceId, own },
    of: (people) => taught(inArray(lecturers.userId, people)),
  });
  return and(ne(state, 'deleted'), within);
}

/** Whether a right reaches a course. */
export async function reaches(ctx: Ctx, id: number, permission: Permission): Promise<boolean> {
  const { grants, scope } = ctx;
  if (grants.reach(permission) === null) return false;
  return (await scope.tx.$count(courses, scope.only(courses, eq(courses.id, id), coursesWithin(ctx, permission)))) > 0;
}

/** A course that a right reaches. Throws Refusal `notFound` for others. */
export async function courseWithin(ctx: Ctx, id: number, permission: Permission): Promise<CourseRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(courses)
    .where(scope.only(courses, eq(courses.id, id), coursesWithin(ctx, permission)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** The same, locked until the call ends. */
export async function courseToChange(ctx: ManageContext, id: number, permission: Permission): Promise<CourseRow> {
  await courseWithin(ctx, id, permission);
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(courses)
    .where(scope.only(courses, eq(courses.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}
