import type { CallOutput } from '@banyan/contracts';
import type { departmentTree } from '@banyan/contracts/account';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { readDepartments, type DepartmentRow } from '../../platform/departments.ts';

/** Departments that somebody who registers may choose. */
export const openDepartments = async (scope: TenantScope): Promise<readonly DepartmentRow[]> =>
  (await readDepartments(scope)).filter(({ closedAt, open }) => open && closedAt === null);

/** Departments to choose from when registering; one below a department that is not to choose stands at the top. */
export async function listDepartments({ scope, viewer }: CallContext): Promise<CallOutput<typeof departmentTree>> {
  const rows = await openDepartments(scope);
  const shown = new Set(rows.map(({ id }) => id));
  return {
    departments: rows.map(({ id, name, parentId }) => ({
      id,
      parent: parentId !== null && shown.has(parentId) ? parentId : 0,
      name: localised(name, viewer.language),
    })),
  };
}
