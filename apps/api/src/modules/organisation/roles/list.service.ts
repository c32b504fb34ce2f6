import type { CallOutput, Permission, Reach } from '@banyan/contracts';
import type { BuiltInRole, manageRoles } from '@banyan/contracts/organisation';
import { and, asc, count, countDistinct, eq, isNull } from 'drizzle-orm';
import { users } from '../../../platform/enterprise.schema.ts';
import { isHeld, rightsOfManagers, rightsOfTypes } from '../../../platform/grants.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import { roleGrants, roles } from '../../../platform/role.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

/** Built-in roles by the kind of account that they follow from. */
export const roleOfType = { 2: 'super', 3: 'general', 4: 'system', 5: 'lecturer' } as const satisfies Readonly<
  Record<2 | 3 | 4 | 5, BuiltInRole>
>;
const types = [2, 3, 4, 5] as const;

export const rightsOf = (rights: ReadonlyMap<Permission, Reach>) =>
  [...rights].map(([permission, reach]) => ({ permission, reach }));

/** All roles with their rights and the number of people who have them. */
export async function listRoles({
  now,
  scope,
}: Pick<ManageContext, 'now' | 'scope'>): Promise<CallOutput<typeof manageRoles>> {
  const here = isNull(users.leftAt);
  const byType = await scope.tx
    .select({ type: users.type, holders: count() })
    .from(users)
    .where(scope.only(users, here, eq(users.adminRevoked, false)))
    .groupBy(users.type);
  const [managers] = await scope.tx
    .select({ holders: countDistinct(departmentManagers.userId) })
    .from(departmentManagers)
    .innerJoin(users, and(eq(users.eid, departmentManagers.eid), eq(users.id, departmentManagers.userId), here))
    .where(scope.only(departmentManagers));
  const own = await scope.tx.select().from(roles).where(scope.only(roles)).orderBy(asc(roles.id));
  const held = await scope.tx
    .select({ roleId: roleGrants.roleId, holders: count() })
    .from(roleGrants)
    .innerJoin(users, and(eq(users.eid, roleGrants.eid), eq(users.id, roleGrants.userId), here))
    .where(scope.only(roleGrants, isHeld(now())))
    .groupBy(roleGrants.roleId);
  const holders = new Map(held.map((one) => [one.roleId, one.holders]));
  return {
    builtIn: [
      ...types.map((type) => ({
        key: roleOfType[type],
        rights: rightsOf(rightsOfTypes[type]),
        holders: byType.find((one) => one.type === type)?.holders ?? 0,
      })),
      { key: 'manager', rights: rightsOf(rightsOfManagers), holders: managers?.holders ?? 0 },
    ],
    own: own.map(({ id, name: { en, zh_cn }, permissions, revision }) => ({
      ...{ id, revision },
      name: { zh_cn, ...(en === undefined ? {} : { en }) },
      permissions: [...permissions],
      holders: holders.get(id) ?? 0,
    })),
  };
}
