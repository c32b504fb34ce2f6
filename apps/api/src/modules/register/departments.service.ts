import type { CallOutput } from '@banyan/contracts';
import type { departmentTree } from '@banyan/contracts/account';
import { asc } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { departments } from './register.schema.ts';

export type DepartmentRow = typeof departments.$inferSelect;

/** All departments in their order, each after its parent. */
export async function readDepartments(scope: TenantScope): Promise<readonly DepartmentRow[]> {
  const rows = await scope.tx
    .select()
    .from(departments)
    .where(scope.only(departments))
    .orderBy(asc(departments.place), asc(departments.id));
  const below = (parentId: number | null): readonly DepartmentRow[] =>
    rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

/** Departments to choose from when registering. */
export async function listDepartments({ scope, viewer }: CallContext): Promise<CallOutput<typeof departmentTree>> {
  const rows = await readDepartments(scope);
  return {
    departments: rows.map(({ id, name, parentId }) => ({
      id,
      parent: parentId ?? 0,
      name: localised(name, viewer.language),
    })),
  };
}
