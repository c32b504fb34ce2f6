import type { Permission, Reach } from '@banyan/contracts';
import { roleGrants, roles } from '../../../platform/role.schema.ts';
import type { World } from '../../../testing/world.ts';

interface NewRole {
  readonly permissions?: readonly Permission[];
  /** People who have it. */
  readonly holders?: readonly number[];
  readonly reach?: Reach;
  readonly departments?: readonly number[];
  readonly eid?: number;
}

/** A role of an enterprise, given to people. Answers its id. */
export async function addRole(
  world: World,
  { departments = [], eid = 1001, holders = [], permissions = ['people.see'], reach = 'departments' }: NewRole = {},
): Promise<number> {
  return world.in(eid, async (scope) => {
    const [role] = await scope.tx
      .insert(roles)
      .values(scope.row(roles, { name: { zh_cn: '角色' }, permissions }))
      .returning();
    const roleId = role?.id ?? 0;
    for (const userId of holders) {
      const given = { givenBy: userId, givenAt: new Date(world.now) };
      await scope.tx.insert(roleGrants).values(scope.row(roleGrants, { roleId, userId, reach, departments, ...given }));
    }
    return roleId;
  });
}
