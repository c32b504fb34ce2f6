import { and, between, eq } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { users } from './enterprise.schema.ts';

/** Condition of a person who administers the enterprise, as `roleOf` decides for one. */
export const administers = and(between(users.type, 2, 4), eq(users.adminRevoked, false));

/** Whether nobody else could run the enterprise: the person is the only super administrator who can log in. */
export async function isLastAdministrator(scope: TenantScope, id: number): Promise<boolean> {
  const supers = await standingSupers(scope);
  return supers.length === 1 && supers[0]?.id === id;
}

/** Super administrators who can log in. They are locked, so that two of them do not shut each other out. */
export const standingSupers = (scope: TenantScope) =>
  scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, and(eq(users.type, 2), eq(users.adminRevoked, false), eq(users.locked, false))))
    .orderBy(users.id)
    .for('update');
