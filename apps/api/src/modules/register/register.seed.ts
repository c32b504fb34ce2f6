import { demoEnterprises } from '../../db/seed/demo/index.ts';
import type { DemoDepartment } from '../../db/seed/demo/types.ts';
import { localiser, type Localise } from '../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { departments } from './register.schema.ts';

/** Departments of enterprises in which people register themselves. */
export const departmentsSeed: SeedStep = {
  name: 'departments',
  eids: demoEnterprises.filter((one) => one.departments !== undefined).map(({ eid }) => eid),
  fills: departments,
  async work({ db }, { departments: tree = [], eid, settings }) {
    const localise = localiser(settings.languages ?? []);
    await inTenant(db, eid, (scope) => addDepartments(scope, tree, null, localise));
  },
};

async function addDepartments(
  scope: TenantScope,
  tree: readonly DemoDepartment[],
  parentId: number | null,
  localise: Localise,
): Promise<void> {
  for (const [place, { below = [], name }] of tree.entries()) {
    const [row] = await scope.tx
      .insert(departments)
      .values(scope.row(departments, { parentId, name: localise(name), place }))
      .returning({ id: departments.id });
    if (row) await addDepartments(scope, below, row.id, localise);
  }
}
