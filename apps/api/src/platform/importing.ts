import { inArray } from 'drizzle-orm';
import { localiser, type Localise } from '../db/seed/localiser.ts';
import type { TenantScope } from '../db/tenant.ts';
import { refused } from '../import/faults.ts';
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

/** Ids of people by their accounts. */
export async function peopleOf(scope: TenantScope, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  return new Map(rows.map(({ account, id }) => [account, id]));
}
