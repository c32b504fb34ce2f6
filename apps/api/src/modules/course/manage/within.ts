import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { audiencesWithin } from '../../../platform/audience/audiencesWithin.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { courses } from '../course.schema.ts';

export type CourseRow = typeof courses.$inferSelect;
type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/**
 * Condition on the courses that a right reaches: all; those of people of one's departments, and those that are for
 * people of these departments alone; or one's own, made or taught by oneself.
 */
export function coursesWithin({ grants, scope, viewer }: Ctx, permission: Permission): SQL | undefined {
  const reach = grants.reach(permission);
  const there = ne(courses.state, 'deleted');
  if (reach === 'all') return there;
  if (reach === null) return sql`false`;
  const taught = (of: SQL | undefined) =>
    inArray(courses.lecturerId, scope.tx.select({ id: lecturers.id }).from(lecturers).where(scope.only(lecturers, of)));
  const own = or(eq(courses.createdBy, viewer.userId), taught(eq(lecturers.userId, viewer.userId)));
  if (reach === 'own') return and(there, own);
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  return and(
    there,
    or(
      own,
      inArray(courses.createdBy, people),
      taught(inArray(lecturers.userId, people)),
      inArray(courses.audienceId, audiencesWithin(scope, grants.departments(permission))),
    ),
  );
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
