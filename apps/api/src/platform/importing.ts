import type { Audience } from '@banyan/contracts/organisation';
import { inArray } from 'drizzle-orm';
import { localiser, type Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import { type Faults, refused } from '../import/faults.ts';
import type { Yaml } from '../import/yaml.ts';
import { enterprises, users } from './enterprise.schema.ts';
import { noTerms } from './audience/audienceOf.ts';
import { DepartmentNames, readDepartments } from './departments.ts';

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

/** Terms of an audience of departments, by their names; names that are not one department's are recorded. */
export async function departmentTerms(
  scope: TenantScope,
  written: readonly string[] | undefined,
  { faults, yaml }: { readonly yaml: Yaml; readonly faults: Faults },
): Promise<Audience | null> {
  if (written === undefined) return null;
  const names = new DepartmentNames(await readDepartments(scope));
  const ids: number[] = [];
  for (const [index, department] of written.entries()) {
    const [first, ...others] = names.find(department);
    const line = yaml.lineOf(['departments', index]);
    if (first === undefined)
      faults.add(line, `There is no department "${department}".`, 'Name one that the enterprise has.');
    else if (others.length > 0)
      faults.add(
        line,
        `${others.length + 1} departments are called "${department}".`,
        'Write the names above it, too, as in "Stores / Fresh food".',
      );
    else ids.push(first.id);
  }
  return { ...noTerms, departments: ids };
}

/** Ids of people by their accounts. */
export async function peopleOf(scope: TenantScope, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  return new Map(rows.map(({ account, id }) => [account, id]));
}
