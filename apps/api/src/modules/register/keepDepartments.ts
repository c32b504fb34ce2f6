import type { L10n } from '../../db/seed/content/types.ts';
import type { Localise } from '../../db/seed/localiser.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { departments } from './register.schema.ts';

/** A department with those below it. */
interface Department {
  readonly name: L10n;
  readonly below?: readonly Department[];
}

/** Replaces the departments to choose from when registering. */
export async function keepDepartments(
  scope: TenantScope,
  tree: readonly Department[],
  localise: Localise,
): Promise<void> {
  await scope.tx.delete(departments).where(scope.only(departments));
  await addDepartments(scope, tree, null, localise);
}

async function addDepartments(
  scope: TenantScope,
  tree: readonly Department[],
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
