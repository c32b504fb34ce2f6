import { inArray, and, eq } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { withBelow, type Grants } from './grants.ts';
import { roleGrants, roles } from './role.schema.ts';

/** Somebody's rights, and the enterprise. */
interface Asking {
  readonly grants: Grants;
  readonly scope: TenantScope;
}

/** Whether the caller has the role's rights as far and as long as a grant of it. Nobody gives or takes more. */
export async function coversGrant(
  { grants, scope }: Asking,
  { permissions }: Pick<typeof roles.$inferSelect, 'permissions'>,
  { departments, endsAt, reach }: Pick<typeof roleGrants.$inferSelect, 'departments' | 'endsAt' | 'reach'>,
): Promise<boolean> {
  const reached = reach === 'departments' ? await withBelow(scope, departments) : [];
  const lasting = grants.lasting(endsAt);
  return permissions.every((permission) => lasting.covers(permission, { reach, departments: reached }));
}

/**
 * People among these whose roles hold more than the caller has. Their phone, password or account is a way to it, so
 * that it takes the same rights to change it.
 */
export async function heldBeyond(asking: Asking, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { grants, scope } = asking;
  if (ids.length === 0 || grants.reach('roles.edit') === 'all') return new Set();
  const held = await scope.tx
    .select({ role: roles, grant: roleGrants })
    .from(roleGrants)
    .innerJoin(roles, and(eq(roles.eid, roleGrants.eid), eq(roles.id, roleGrants.roleId)))
    .where(scope.only(roleGrants, inArray(roleGrants.userId, [...ids])));
  const beyond = new Set<number>();
  for (const { grant, role } of held) if (!(await coversGrant(asking, role, grant))) beyond.add(grant.userId);
  return beyond;
}
