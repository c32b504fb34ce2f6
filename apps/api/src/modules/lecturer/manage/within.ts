import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { LecturerRow } from '../cards.ts';

export type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/** Condition on the lecturers that a right reaches: all, people of one's departments, or oneself. */
export function lecturersWithin({ grants, scope, viewer }: Ctx, permission: Permission): SQL | undefined {
  const reach = grants.reach(permission);
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  if (reach === 'own') return eq(lecturers.userId, viewer.userId);
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  return inArray(lecturers.userId, people);
}

/** Lecturers among these whom a right reaches; `held`: locked until the call ends. */
export async function lecturersAmong(
  ctx: Ctx,
  ids: readonly number[],
  permission: Permission,
  held = false,
): Promise<LecturerRow[]> {
  const { scope } = ctx;
  const query = scope.tx
    .select()
    .from(lecturers)
    .where(scope.only(lecturers, and(inArray(lecturers.id, [...ids]), lecturersWithin(ctx, permission))))
    .orderBy(lecturers.id);
  return held ? query.for('update') : query;
}

/** A lecturer whom a right reaches. Throws Refusal `notFound` for others. */
export async function lecturerWithin(ctx: Ctx, id: number, permission: Permission, held = false): Promise<LecturerRow> {
  const [row] = await lecturersAmong(ctx, [id], permission, held);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}
