import { demoEnterprises } from '../../db/seed/demo/index.ts';
import { localiser } from '../../db/seed/localiser.ts';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { keepDepartments } from './keepDepartments.ts';
import { departments } from './register.schema.ts';

/** Departments of enterprises in which people register themselves. */
export const departmentsSeed: SeedStep = {
  name: 'departments',
  eids: demoEnterprises.filter((one) => one.departments !== undefined).map(({ eid }) => eid),
  fills: departments,
  async work({ db }, { departments: tree = [], eid, settings }) {
    const localise = localiser(settings.languages ?? []);
    await inTenant(db, eid, (scope) => keepDepartments(scope, tree, localise));
  },
};
