import { eq } from 'drizzle-orm';
import { departments } from '../../../platform/department.schema.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import { countOwned, newOwner, type OwnedThings } from '../../../platform/ownedThings.ts';

/** Departments that somebody manages. */
export const ownedDepartments: OwnedThings = {
  kind: 'departments',
  fate: 'handedOver',
  count: (scope, userIds) => countOwned(scope, departmentManagers, { owner: departmentManagers.userId, userIds }),
  refuses: ({ grants }) => (grants.makeManagers ? null : 'managers'),
  async release({ scope }, from, to) {
    const rows = await scope.tx
      .delete(departmentManagers)
      .where(scope.only(departmentManagers, eq(departmentManagers.userId, from)))
      .returning({ id: departmentManagers.departmentId });
    if (rows.length === 0) return [];
    await scope.tx
      .insert(departmentManagers)
      .values(rows.map(({ id }) => scope.row(departmentManagers, { departmentId: id, userId: to })))
      .onConflictDoNothing();
    const names = await scope.tx
      .select({ id: departments.id, name: departments.name })
      .from(departments)
      .where(scope.only(departments));
    const nameOf = new Map(names.map(({ id, name }) => [id, name.zh_cn]));
    return rows.map(({ id }) => newOwner('department', { id, name: nameOf.get(id) ?? '' }, [from, to]));
  },
};
