import { inArray, sql } from 'drizzle-orm';
import { localiser, type Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import { type Faults, refused } from '../import/faults.ts';
import type { Yaml } from '../import/yaml.ts';
import { enterprises, users } from './enterprise.schema.ts';

/** The enterprise's properties that an import needs. */
export interface ImportEnterprise {
  /** Makes the stored form of a text, in the languages that the enterprise offers. */
  readonly localise: Localise;
  readonly timeZone: string;
}

/** Throws ImportRefused for an unknown enterprise. */
export async function enterpriseOf(scope: TenantScope): Promise<ImportEnterprise> {
  const [found] = await scope.tx
    .select({ languages: enterprises.languages, timeZone: enterprises.timeZone, deleted: enterprises.deleted })
    .from(enterprises)
    .where(scope.only(enterprises));
  if (found === undefined || found.deleted) {
    throw refused('--eid', null, `There is no enterprise ${scope.eid}.`, 'Name the id of one that is there.');
  }
  return { localise: localiser(found.languages), timeZone: found.timeZone };
}

/** Departments with people, by their Chinese names. */
async function departmentsOf(scope: TenantScope): Promise<ReadonlySet<string>> {
  const rows = await scope.tx
    .selectDistinct({ department: sql<string | null>`${users.department} ->> 'zh_cn'` })
    .from(users)
    .where(scope.only(users));
  return new Set(rows.flatMap(({ department }) => department ?? []));
}

/** Records departments of a file that have no people: an audience that nobody belongs to is a slip of the pen. */
export async function checkDepartments(
  scope: TenantScope,
  departments: readonly string[],
  { faults, yaml }: { readonly yaml: Yaml; readonly faults: Faults },
): Promise<void> {
  if (departments.length === 0) return;
  const known = await departmentsOf(scope);
  for (const [index, department] of departments.entries()) {
    if (!known.has(department))
      faults.add(
        yaml.lineOf(['departments', index]),
        `Nobody is in a department "${department}".`,
        'Write it as people have it, in Chinese.',
      );
  }
}

/** Ids of people by their accounts. */
export async function peopleOf(scope: TenantScope, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  return new Map(rows.map(({ account, id }) => [account, id]));
}
