import { eq } from 'drizzle-orm';
import type { L10n } from '../db/seed/content/types.ts';
import type { Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import { departments } from './department.schema.ts';
import { readDepartments, type DepartmentRow } from './departments.ts';

/** A department with those below it. */
interface Department {
  readonly name: L10n;
  readonly below?: readonly Department[];
}

/**
 * Brings the tree of departments in, those that people may choose when they register. Departments keep their people: one
 * that is there, at its place in the tree, gets its names; one that is not named any more stays, no longer to choose.
 */
export async function keepDepartments(
  scope: TenantScope,
  tree: readonly Department[],
  localise: Localise,
): Promise<void> {
  const known = await readDepartments(scope);
  await scope.tx.update(departments).set({ open: false }).where(scope.only(departments));
  await keep(scope, tree, null, { known, localise });
}

async function keep(
  scope: TenantScope,
  tree: readonly Department[],
  parentId: number | null,
  around: { readonly known: readonly DepartmentRow[]; readonly localise: Localise },
): Promise<void> {
  for (const [place, { below = [], name }] of tree.entries()) {
    const values = { name: around.localise(name), place, open: true };
    const former = around.known.find((row) => row.parentId === parentId && row.name.zh_cn === name.zh);
    const [row] =
      former === undefined
        ? await scope.tx
            .insert(departments)
            .values(scope.row(departments, { ...values, parentId }))
            .returning({ id: departments.id })
        : await scope.tx
            .update(departments)
            .set(values)
            .where(scope.only(departments, eq(departments.id, former.id)))
            .returning({ id: departments.id });
    if (row !== undefined) await keep(scope, below, row.id, around);
  }
}
