import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import type { TableAround } from '../../../platform/tableKind.ts';
import { hashDrawn } from '../passwords.ts';
import type { PeopleTablePorts } from './peopleTable.ports.ts';

/** Most people of one statement. */
const atOnce = 500;

type Around = Pick<TableAround, 'scope' | 'grants'>;

const unused = ({ grants, scope }: Around, subjects: readonly number[]) =>
  and(
    inArray(users.id, [...subjects]),
    lte(users.lastLoginAt, new Date(0)),
    isNull(users.leftAt),
    eq(users.locked, false),
    grants.people(scope, 'people.edit'),
  );

/** New people of an import who have never logged in. */
export async function withoutPassword(around: Around, subjects: readonly number[]): Promise<readonly number[]> {
  if (subjects.length === 0) return [];
  const rows = await around.scope.tx
    .select({ id: users.id })
    .from(users)
    .where(around.scope.only(users, unused(around, subjects)));
  return rows.map(({ id }) => id);
}

/** Gives people who have never logged in a first password each. */
export async function givePasswords(around: Around, subjects: readonly number[], ports: PeopleTablePorts) {
  if (subjects.length === 0) return [];
  const { scope } = around;
  const { passwordPolicy } = await loadEnterprise(scope);
  const rows = await scope.tx
    .select({ id: users.id, account: users.account, name: users.name, type: users.type })
    .from(users)
    .where(scope.only(users, unused(around, subjects)))
    .orderBy(asc(users.account));
  const beyond = await ports.heldBeyond(
    around,
    rows.map(({ id }) => id),
  );
  const given = rows
    .filter(({ id, type }) => ports.mayChange(around.grants, type) && !beyond.has(id))
    .map(({ account, id, name }) => ({ account, id, name: name.zh_cn, password: ports.firstPassword(passwordPolicy) }));
  for (let from = 0; from < given.length; from += atOnce) {
    const some = given.slice(from, from + atOnce);
    const digests = await Promise.all(
      some.map(async ({ id, password }) => ({ id, digest: await hashDrawn(password) })),
    );
    await scope.tx.execute(sql`
      update ${users} set password_hash = one.digest, initial_password = true
      from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as one (id bigint, digest text)
      where ${users.eid} = ${scope.eid} and ${users.id} = one.id`);
  }
  return given.map(({ account, name, password }) => ({ account, name, password }));
}
