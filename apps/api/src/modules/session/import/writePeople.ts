import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import { updateEach } from '../../../db/updateEach.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import { addDepartment, namesIn, type DepartmentNames, type DepartmentRow } from '../../../platform/departments.ts';
import type { Emit } from '../../../ports/emit.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { PeoplePlans, PersonPlan, Place, UserRow } from './checkPeople.ts';
import type { PersonRole, WrittenPerson } from './people.table.ts';

/** Most rows of one statement: each has some twenty values, and PostgreSQL takes 65,535. */
const atOnce = 500;
export const typeOfRole: Readonly<Record<PersonRole, number>> = { learner: 1, administrator: 2, lecturer: 5 };

/** A name in Chinese, and in English where it has one. */
const inBoth = (zh: string, en: string | null) => (en === null ? { zh } : { zh, en });

/** A written person; `before` is null for a new one. */
export interface PersonWritten {
  readonly line: number;
  readonly id: number;
  readonly before: Partial<UserRow> | null;
  readonly after: Partial<UserRow>;
}

/** How texts are stored, and digests of first passwords. */
export interface PeopleWriting {
  readonly localise: Localise;
  readonly hashOf: (person: WrittenPerson) => string;
  /** Whether somebody else knows the first password. */
  readonly isGiven: (person: WrittenPerson) => boolean;
  /** Informs other modules of who has come into which audiences; absent for demo people. */
  readonly emit?: Emit | undefined;
}

/** Adds and changes people as planned, with the departments that they need; those who stay as they are are left out. */
export async function writePeople(
  scope: TenantScope,
  { departments, plans }: PeoplePlans,
  writing: PeopleWriting,
): Promise<{ readonly written: readonly PersonWritten[]; readonly made: readonly number[] }> {
  const made: number[] = [];
  const places = new Map<string, DepartmentRow>();
  for (const { person, place } of plans) {
    if (place === null || 'department' in place || places.has(place.names)) continue;
    places.set(place.names, await addPath(scope, departments, place.names, { writing, person, made }));
  }
  const placed = (place: Place | null) =>
    place === null ? null : 'department' in place ? place.department : (places.get(place.names) ?? null);
  const written: PersonWritten[] = [];
  const fresh = plans.filter(({ former }) => former === null);
  for (let from = 0; from < fresh.length; from += atOnce) {
    const some = fresh.slice(from, from + atOnce);
    const rows = some.map(({ person, place }) => newRow(scope, person, placed(place), writing));
    const added = await scope.tx.insert(users).values(rows).returning({ id: users.id, account: users.account });
    const ids = new Map(added.map(({ account, id }) => [account, id]));
    for (const [index, { person }] of some.entries())
      written.push({ line: person.line, id: ids.get(person.account) ?? 0, before: null, after: rows[index] ?? {} });
  }
  const changes: { readonly id: number; readonly values: Partial<UserRow> }[] = [];
  for (const { former, person, place } of plans) {
    if (former === null) continue;
    const after = changesOf(person, former, { localise: writing.localise, place: placed(place) });
    if (Object.keys(after).length === 0) continue;
    changes.push({ id: former.id, values: after });
    written.push({ line: person.line, id: former.id, before: formerOf(former, after), after });
  }
  await updateEach(scope, users, changes, sql`revision = ${users.revision} + 1`);
  await settlePeople(
    scope,
    written.map(({ id }) => id),
    writing.emit,
  );
  return { written, made };
}

const formerOf = (row: UserRow, after: Partial<UserRow>): Partial<UserRow> =>
  Object.fromEntries(Object.keys(after).map((column) => [column, row[column as keyof UserRow]]));

function newRow(
  scope: TenantScope,
  person: WrittenPerson,
  department: DepartmentRow | null,
  { hashOf, isGiven, localise }: PeopleWriting,
) {
  const { account, email, hired, locked, name, nameEn, phone, post, role, tags } = person;
  return scope.row(users, {
    account,
    name: localise(inBoth(name, nameEn)),
    departmentId: department?.id ?? null,
    department: department?.name ?? { zh_cn: '' },
    post: post ?? '',
    hiredOn: hired ?? '',
    tags: [...(tags ?? [])],
    type: typeOfRole[role ?? 'learner'],
    phone: phone ?? '',
    email: email ?? '',
    locked: locked ?? false,
    fieldValues: person.fieldValues,
    passwordHash: hashOf(person),
    initialPassword: isGiven(person),
  });
}

/** Values of a row that differ from the person; without a change of department where that is still to be made. */
export function changesOf(
  person: WrittenPerson,
  row: UserRow,
  { localise, place }: { readonly localise: Localise; readonly place: DepartmentRow | null },
): Partial<UserRow> {
  const { email, hired, locked, name, nameEn, phone, post, role, tags } = person;
  const isAdministrator = row.type >= 2 && row.type <= 4;
  const wanted: Partial<UserRow> = {
    name: { ...row.name, ...localise(inBoth(name, nameEn)) },
    ...(place === null ? {} : { departmentId: place.id, department: place.name }),
    ...(post === null ? {} : { post }),
    ...(hired === null ? {} : { hiredOn: hired }),
    ...(tags === null ? {} : { tags: [...tags] }),
    ...(role === null || (role === 'administrator' && isAdministrator) ? {} : { type: typeOfRole[role] }),
    ...(phone === null ? {} : { phone }),
    ...(email === null ? {} : { email }),
    ...(locked === null ? {} : { locked }),
    fieldValues: { ...row.fieldValues, ...person.fieldValues },
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => !isDeepStrictEqual(row[column as keyof UserRow], value)),
  );
}

/** The department of a plan that is there already. */
export const knownPlace = ({ place }: PersonPlan): DepartmentRow | null =>
  place !== null && 'department' in place ? place.department : null;

/** Adds a department, and those above it that are missing. */
async function addPath(
  scope: TenantScope,
  names: DepartmentNames,
  written: string,
  {
    made,
    person,
    writing,
  }: { readonly writing: PeopleWriting; readonly person: WrittenPerson; readonly made: number[] },
): Promise<DepartmentRow> {
  const path = namesIn(written);
  let parent: DepartmentRow | null = null;
  for (const [index, name] of path.entries()) {
    const [known] = names.find(path.slice(0, index + 1).join('/'));
    const isLast = index === path.length - 1;
    const above: number | null = parent === null ? null : parent.id;
    if (known === undefined) {
      parent = await addDepartment(scope, writing.localise(inBoth(name, isLast ? person.departmentEn : null)), above);
      made.push(parent.id);
    } else parent = known;
    names.add(parent);
  }
  if (parent === null) throw new Error(`no department: ${written}`);
  return parent;
}
