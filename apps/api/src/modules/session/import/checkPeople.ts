import { inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import type { Faults } from '../../../import/faults.ts';
import { DepartmentNames, readDepartments, type DepartmentRow } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { WrittenPerson } from './people.table.ts';

export type UserRow = typeof users.$inferSelect;

/** Department of a row: one that is there, or the names of one that will be made. */
export type Place = { readonly department: DepartmentRow } | { readonly names: string };

/** The meaning of a row of people. */
export interface PersonPlan {
  readonly person: WrittenPerson;
  /** The person as they are; null: a new one. */
  readonly former: UserRow | null;
  /** Null: the row names no department. */
  readonly place: Place | null;
}

/** The people of some rows, compared with those who are there. */
export interface PeoplePlans {
  readonly plans: readonly PersonPlan[];
  readonly departments: DepartmentNames;
}

/**
 * Compares the people of rows with those who are there, and records what cannot be. `makes`: whether a department that
 * the enterprise does not have is made.
 */
export async function checkPeople(
  scope: TenantScope,
  people: readonly WrittenPerson[],
  makes: (department: string) => boolean,
  faults: Faults,
): Promise<PeoplePlans> {
  const known = await knownOf(scope, people);
  await refuseTakenPhones(scope, people, faults);
  const departments = new DepartmentNames(await readDepartments(scope));
  const found = new Map<string, readonly DepartmentRow[]>();
  const plans = people.map((person): PersonPlan => {
    const former = known.get(person.account.toLowerCase()) ?? null;
    const { department: written, line } = person;
    if (written === null) return { person, former, place: null };
    const rows = found.get(written) ?? departments.find(written);
    found.set(written, rows);
    const cell = { column: 'department', text: written };
    const [first, ...others] = rows;
    if (others.length > 0)
      faults.tell(
        line,
        `${others.length + 1} departments are called "${written}".`,
        'Write the names above it, too, as in "Stores / Fresh food".',
        { code: 'severalDepartments', cell },
      );
    else if (first === undefined && !makes(written))
      faults.tell(line, `There is no department "${written}".`, 'Name one that the enterprise has.', {
        code: 'unknownDepartment',
        cell,
      });
    return { person, former, place: first === undefined ? { names: written } : { department: first } };
  });
  return { plans, departments };
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
        faults.tell(person.line, `${phone} is the number of ${account}.`, 'Leave it out, or take it from them first.', {
          code: 'taken',
          cell: { column: 'phone', text: account },
        });
    }
  }
}
