import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { Faults } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { recordImport } from '../../../platform/audit.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise, type EnterpriseRow } from '../../../platform/enterprise.ts';
import { standingSupers } from '../../../platform/administers.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { hashPassword, unknownPassword } from '../passwords.ts';
import { checkPeople, type PeoplePlans, type PersonPlan } from './checkPeople.ts';
import type { WrittenPerson } from './people.table.ts';
import { typeOfRole, writePeople } from './writePeople.ts';

/** The people, and their enterprise. */
export interface PeopleImport {
  readonly eid: number;
  readonly file: string;
  readonly people: readonly WrittenPerson[];
  /** First password of new people without one of their own. */
  readonly password?: string | undefined;
  readonly dryRun?: boolean;
}

export interface ImportedPeople {
  readonly added: number;
  readonly changed: number;
  /** People who exist already, unchanged by the file. */
  readonly same: number;
}

/**
 * Adds people, and changes existing ones to the values of their rows, all or none: an empty value leaves the old one,
 * and an existing password stays too. Nobody is removed. Throws ImportRefused.
 */
export async function importPeople(
  { db, emit }: Pick<ImportPorts, 'db'> & Partial<Pick<ImportPorts, 'emit'>>,
  { dryRun = false, eid, file, password, people }: PeopleImport,
): Promise<ImportedPeople> {
  const hashOf = await hashesOf(people, password);
  return unlessDry(dryRun, (settle) =>
    inTenant(db, eid, async (scope) => {
      const { localise } = await enterpriseOf(scope);
      const faults = new Faults(file);
      const checked = await checkPeople(scope, people, () => true, faults);
      const fresh = checked.plans.filter(({ former }) => former === null).map(({ person }) => person);
      await checkFresh(scope, fresh, password, faults);
      await keepSuper(scope, checked, faults);
      faults.refuse();
      const isGiven = (person: WrittenPerson) => (person.password ?? password) !== undefined;
      const { written } = await writePeople(scope, checked, { localise, hashOf, isGiven, emit });
      const changed = written.length - fresh.length;
      if (written.length > 0) await recordImport(scope, 'people', file, { added: fresh.length, changed });
      return settle({ added: fresh.length, changed, same: people.length - written.length });
    }),
  );
}

/** Digests of first passwords, made one after the other: each takes long, and the server may be busy. */
export async function hashesOf(people: readonly WrittenPerson[], common: string | undefined) {
  const nobody = await unknownPassword();
  const made = new Map<string, string>();
  for (const password of new Set([
    ...people.flatMap((one) => one.password ?? []),
    ...(common === undefined ? [] : [common]),
  ]))
    made.set(password, await hashPassword(password));
  return (person: WrittenPerson) => made.get(person.password ?? common ?? '') ?? nobody;
}

/** A new person must have a way to log in, and the enterprise’s plan room for all of them. */
async function checkFresh(
  scope: TenantScope,
  fresh: readonly WrittenPerson[],
  password: string | undefined,
  faults: Faults,
): Promise<void> {
  if (fresh.length === 0) return;
  const enterprise = await loadEnterprise(scope);
  for (const person of fresh) {
    if (person.password === null && password === undefined && !entersOtherwise(person, enterprise))
      faults.add(person.line, `${person.account} could not log in.`, 'Give a password, here or by --password.');
  }
  const { userLimit } = enterprise;
  if (userLimit === null) return;
  const there = await scope.tx.$count(users, scope.only(users));
  if (there + fresh.length > userLimit)
    faults.add(null, `${there + fresh.length} people would be there.`, `The enterprise has room for ${userLimit}.`);
}

const entersOtherwise = ({ phone }: WrittenPerson, { loginWays, sso }: EnterpriseRow) =>
  (loginWays.includes('sso') && sso !== null) || (loginWays.includes('code') && phone !== null);

/** Somebody who can log in must be left to run the enterprise; each row that would take the last one away is refused. */
async function keepSuper(scope: TenantScope, { plans }: PeoplePlans, faults: Faults): Promise<void> {
  const standing = new Set((await standingSupers(scope)).map(({ id }) => id));
  const lost = plans.filter((plan) => plan.former !== null && standing.has(plan.former.id) && !isSuperAfter(plan));
  const isGained = (plan: PersonPlan) => isSuperAfter(plan) && !standing.has(plan.former?.id ?? 0);
  if (lost.length === 0 || lost.length < standing.size || plans.some(isGained)) return;
  for (const { person } of lost)
    faults.add(
      person.line,
      `Without ${person.account} the enterprise would have no super administrator who can log in.`,
      'Leave the account open and an administrator, or name another administrator.',
    );
}

/** Whether a person is a super administrator who can log in, once the row is in. */
function isSuperAfter({ former, person: { locked, role } }: PersonPlan): boolean {
  const before = former?.type ?? 1;
  const isAdministrator = before >= 2 && before <= 4;
  const type = role === null || (role === 'administrator' && isAdministrator) ? before : typeOfRole[role];
  return type === 2 && !(former?.adminRevoked ?? false) && !(locked ?? former?.locked ?? false);
}
