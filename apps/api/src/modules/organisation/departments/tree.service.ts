import type { CallOutput } from '@banyan/contracts';
import type { ManagedDepartment, manageDepartments } from '@banyan/contracts/organisation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { readDepartments } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import type { ExportAround } from '../../../platform/listExport.ts';

/** All departments with their people counted, those below included. */
export async function readTree({
  scope,
  viewer,
}: Pick<ExportAround, 'scope' | 'viewer'>): Promise<CallOutput<typeof manageDepartments>> {
  const rows = await readDepartments(scope);
  const counted = await scope.tx
    .select({ id: users.departmentId, people: sql<number>`count(*)::int` })
    .from(users)
    .where(scope.only(users, isNull(users.leftAt)))
    .groupBy(users.departmentId);
  const own = new Map(counted.map(({ id, people }) => [id, people]));
  const managers = await scope.tx
    .select({ departmentId: departmentManagers.departmentId, id: users.id, name: users.name })
    .from(departmentManagers)
    .innerJoin(users, and(eq(users.eid, departmentManagers.eid), eq(users.id, departmentManagers.userId)))
    .where(scope.only(departmentManagers))
    .orderBy(users.id);
  // Each stands after its parent, so that read backwards the sums of those below are complete.
  const sums = new Map<number, number>();
  for (const { id, parentId } of rows.toReversed()) {
    const sum = (sums.get(id) ?? 0) + (own.get(id) ?? 0);
    sums.set(id, sum);
    if (parentId !== null) sums.set(parentId, (sums.get(parentId) ?? 0) + sum);
  }
  return {
    departments: rows.map(
      ({ closedAt, id, name: { en, zh_cn }, open, parentId, revision, ...row }): ManagedDepartment => ({
        ...{ id, open, revision },
        parent: parentId ?? 0,
        name: { zh_cn, ...(en === undefined ? {} : { en }) },
        closed: closedAt !== null,
        people: sums.get(id) ?? 0,
        settling: row.settleDone < row.settleTotal ? { done: row.settleDone, total: row.settleTotal } : null,
        managers: managers
          .filter(({ departmentId }) => departmentId === id)
          .map((one) => ({ id: one.id, name: localised(one.name, viewer.language) })),
      }),
    ),
  };
}
