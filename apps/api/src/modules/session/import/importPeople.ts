import { inArray, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Localise } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { Faults } from '../../../import/faults.ts';
import { unlessDry, type ImportPorts } from '../../../import/kind.ts';
import { recordImport } from '../../../platform/audit.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise, type EnterpriseRow } from '../../../platform/enterprise.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { hashPassword, unknownPassword } from '../passwords.ts';
import type { PersonRole, WrittenPerson } from './people.table.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { inBoth, placesOf, type PlaceOf } from './placesOf.ts';

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

type UserRow = typeof users.$inferSelect;

/** Most rows of one statement: each has some twenty values, and PostgreSQL takes 65,535. */
const atOnce = 500;
const types: Readonly<Record<PersonRole, number>> = { learner: 1, administrator: 2, lecturer: 5 };

/**
 * Adds people, and changes existing ones to the values of their rows, all or none: an empty value leaves the old one,
 * and an existing password stays too. Nobody is removed. Throws ImportRefused.
 */
export async function importPeople(
  { db }: Pick<ImportPorts, 'db'>,
  { dryRun = false, eid, file, password, people }: PeopleImport,
): Promise<ImportedPeople> {
  const hashes = await hashesOf(people, password);
  return unlessDry(dryRun, (settle) =>
    inTenant(db, eid, async (scope) => {
      const { localise } = await enterpriseOf(scope);
      const faults = new Faults(file);
      const known = await knownOf(scope, people);
      await refuseTakenPhones(scope, people, faults);
      const fresh = people.filter(({ account }) => !known.has(account.toLowerCase()));
      await checkFresh(scope, fresh, password, faults);
      faults.refuse();
      const placeOf = await placesOf(scope, people, localise, faults);
      faults.refuse();
      const rows = fresh.map((person) =>
        newRow(scope, person, {
          localise,
          placeOf,
          hash: hashes(person),
          isGiven: (person.password ?? password) !== undefined,
        }),
      );
      const touched: number[] = [];
      for (let from = 0; from < rows.length; from += atOnce) {
        const added = await scope.tx
          .insert(users)
          .values(rows.slice(from, from + atOnce))
          .returning({ id: users.id });
        touched.push(...added.map(({ id }) => id));
      }
      for (const person of people) {
        const row = known.get(person.account.toLowerCase());
        if (row !== undefined && (await change(scope, row, changesOf(person, row, { localise, placeOf }))))
          touched.push(row.id);
      }
      await settlePeople(scope, touched);
      const changed = touched.length - fresh.length;
      if (touched.length > 0) await recordImport(scope, 'people', file, { added: fresh.length, changed });
      return settle({ added: fresh.length, changed, same: people.length - touched.length });
    }),
  );
}

/** Digests of first passwords, made one after the other: each takes long, and the server may be busy. */
async function hashesOf(people: readonly WrittenPerson[], common: string | undefined) {
  const nobody = await unknownPassword();
  const made = new Map<string, string>();
  for (const password of new Set([
    ...people.flatMap((one) => one.password ?? []),
    ...(common === undefined ? [] : [common]),
  ]))
    made.set(password, await hashPassword(password));
  return (person: WrittenPerson) => made.get(person.password ?? common ?? '') ?? nobody;
}

/** By account in lower case, which identifies them. */
async function knownOf(scope: TenantScope, people: readonly WrittenPerson[]): Promise<ReadonlyMap<string, UserRow>> {
  const accounts = people.map(({ account }) => account.toLowerCase());
  const rows: UserRow[] = [];
  for (let from = 0; from < accounts.length; from += 5000) {
    const some = accounts.slice(from, from + 5000);
    rows.push(
      ...(await scope.tx
        .select()
        .from(users)
        .where(scope.only(users, inArray(sql`lower(${users.account})`, some)))),
    );
  }
  return new Map(rows.map((row) => [row.account.toLowerCase(), row]));
}

/** A number belongs to one person: if another one has it, the row is refused. */
async function refuseTakenPhones(scope: TenantScope, people: readonly WrittenPerson[], faults: Faults): Promise<void> {
  const byPhone = new Map(people.flatMap((person) => (person.phone === null ? [] : [[person.phone, person]])));
  const phones = [...byPhone.keys()];
  for (let from = 0; from < phones.length; from += 5000) {
    const owners = await scope.tx
      .select({ account: users.account, phone: users.phone })
      .from(users)
      .where(scope.only(users, inArray(users.phone, phones.slice(from, from + 5000))));
    for (const { account, phone } of owners) {
      const person = byPhone.get(phone);
      if (person !== undefined && person.account.toLowerCase() !== account.toLowerCase())
        faults.add(person.line, `${phone} is the number of ${account}.`, 'Leave it out, or take it from them first.');
    }
  }
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

function newRow(
  scope: TenantScope,
  person: WrittenPerson,
  {
    hash,
    isGiven,
    localise,
    placeOf,
  }: { readonly localise: Localise; readonly placeOf: PlaceOf; readonly hash: string; readonly isGiven: boolean },
) {
  const { account, email, hired, locked, name, nameEn, phone, post, role, tags } = person;
  return scope.row(users, {
    account,
    name: localise(inBoth(name, nameEn)),
    ...(placeOf(person) ?? { departmentId: null, department: { zh_cn: '' } }),
    post: post ?? '',
    hiredOn: hired ?? '',
    tags: [...(tags ?? [])],
    type: types[role ?? 'learner'],
    phone: phone ?? '',
    email: email ?? '',
    locked: locked ?? false,
    passwordHash: hash,
    // Another person knows the password.
    initialPassword: isGiven,
  });
}

/** Values of a row that differ from the person. */
function changesOf(
  person: WrittenPerson,
  row: UserRow,
  { localise, placeOf }: { readonly localise: Localise; readonly placeOf: PlaceOf },
): Partial<UserRow> {
  const { email, hired, locked, name, nameEn, phone, post, role, tags } = person;
  const isAdministrator = row.type >= 2 && row.type <= 4;
  const wanted: Partial<UserRow> = {
    name: { ...row.name, ...localise(inBoth(name, nameEn)) },
    ...placeOf(person),
    ...(post === null ? {} : { post }),
    ...(hired === null ? {} : { hiredOn: hired }),
    ...(tags === null ? {} : { tags: [...tags] }),
    ...(role === null || (role === 'administrator' && isAdministrator) ? {} : { type: types[role] }),
    ...(phone === null ? {} : { phone }),
    ...(email === null ? {} : { email }),
    ...(locked === null ? {} : { locked }),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => !isDeepStrictEqual(row[column as keyof UserRow], value)),
  );
}

async function change(scope: TenantScope, { id }: UserRow, changes: Partial<UserRow>): Promise<boolean> {
  if (Object.keys(changes).length === 0) return false;
  await scope.tx
    .update(users)
    .set(changes)
    .where(scope.only(users, eq(users.id, id)));
  return true;
}
