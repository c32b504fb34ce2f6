import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { TenantScope } from '../../../db/tenant.ts';
import { isLastAdministrator } from '../../../platform/administers.ts';
import { settlePeople } from '../../../platform/audience/settle.ts';
import type { ChangedField } from '../../../platform/audit.schema.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { comeBack, type LeavingPorts } from '../../../platform/leaving.ts';
import { readFields } from '../../../platform/personFields.ts';
import type { TableAround, UndoneRow } from '../../../platform/tableKind.ts';
import type { UserRow } from './checkPeople.ts';
import { historyOf } from './peopleTable.check.ts';

type Undone = { readonly subjectId: number; readonly changes: readonly ChangedField[] };

/** Takes back what an import did with people, unless somebody has used or changed it since. */
export async function takeBack(around: TableAround, rows: readonly UndoneRow[], ports: LeavingPorts) {
  const { emit, grants, scope } = around;
  const ids = rows.map(({ subjectId }) => subjectId);
  const found = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, inArray(users.id, ids), grants.people(scope, 'people.edit')))
    .orderBy(users.id)
    .for('update');
  const fields = await readFields(scope);
  const now = new Map(found.map((row) => [row.id, row]));
  const stayed = new Set<number>();
  const changes: Undone[] = [];
  const added: UserRow[] = [];
  const changed: number[] = [];
  for (const row of rows) {
    const person = now.get(row.subjectId);
    // Somebody who is not there any more is nobody to take back.
    if (person === undefined) continue;
    if (row.outcome === 'new') {
      if (person.lastLoginAt.getTime() > 0 || (await isLastAdministrator(scope, person.id))) stayed.add(row.line);
      else added.push(person);
      continue;
    }
    const back = valuesBack(row, person);
    if (back === null || (await shutsLast(scope, person, back))) {
      stayed.add(row.line);
      continue;
    }
    if (row.outcome === 'leaving') await comeBack(scope, [person.id], { emit, rank: ports.rank });
    await scope.tx
      .update(users)
      .set({ ...back, revision: sql`${users.revision} + 1` })
      .where(scope.only(users, eq(users.id, person.id)));
    changed.push(person.id);
    changes.push({ subjectId: person.id, changes: historyOf(fields, person, back) });
  }
  await settlePeople(scope, changed, emit);
  changes.push(...(await removeAdded(around, added)));
  return { stayed, changes };
}

/** Whether nobody could run the enterprise any more. */
async function shutsLast(scope: TenantScope, person: UserRow, back: Partial<UserRow>): Promise<boolean> {
  const isShut = back.locked === true || (back.type !== undefined && back.type !== 2);
  return person.type === 2 && isShut && (await isLastAdministrator(scope, person.id));
}

/** The former values; null where somebody has changed one of them since. */
function valuesBack({ outcome, undo }: UndoneRow, person: UserRow): Partial<UserRow> | null {
  const before = (undo['before'] ?? {}) as Partial<UserRow>;
  const after = (undo['after'] ?? {}) as Partial<UserRow>;
  const own = changedFieldIds(before, after);
  const isSame = (column: string) =>
    (column === 'fieldValues' && own.every((id) => person.fieldValues[id] === after.fieldValues?.[id])) ||
    isDeepStrictEqual(person[column as keyof UserRow], after[column as keyof UserRow]) ||
    // The name of a department follows the department, by whoever names it.
    column === 'department';
  if (outcome === 'leaving') return person.leftAt === null ? null : { ...before, leftAt: null };
  if (!Object.keys(after).every(isSame)) return null;
  // Other fields may have changed since; they stay.
  const { fieldValues = {} } = before;
  const kept = Object.entries(person.fieldValues).filter(([id]) => !own.includes(id));
  const former = own.flatMap((id) => (fieldValues[id] === undefined ? [] : [[id, fieldValues[id]] as const]));
  return { ...before, ...(own.length === 0 ? {} : { fieldValues: Object.fromEntries([...kept, ...former]) }) };
}

/** Ids of the enterprise's fields that an import has changed. */
const changedFieldIds = (
  { fieldValues: before = {} }: Partial<UserRow>,
  { fieldValues: after = {} }: Partial<UserRow>,
) => Object.keys(after).filter((id) => before[id] !== after[id]);

/** Removes people who have never logged in; those whom something refers to are archived. */
async function removeAdded(around: TableAround, people: readonly UserRow[]): Promise<readonly Undone[]> {
  if (people.length === 0) return [];
  const { scope } = around;
  const ids = people.map(({ id }) => id);
  if (await tryRemoving(scope, ids)) return [];
  const kept: number[] = [];
  for (const id of ids) if (!(await tryRemoving(scope, [id]))) kept.push(id);
  if (kept.length === 0) return [];
  const leftAt = new Date(around.now);
  await scope.tx
    .update(users)
    .set({ locked: true, leftAt, revision: sql`${users.revision} + 1` })
    .where(scope.only(users, inArray(users.id, kept)));
  return kept.map((subjectId) => ({ subjectId, changes: historyOf([], {}, { leftAt }) }));
}

/** Whether nothing refers to these people, who are then gone. */
async function tryRemoving(scope: TenantScope, ids: readonly number[]): Promise<boolean> {
  return within(scope, () => scope.tx.delete(users).where(scope.only(users, inArray(users.id, [...ids]))));
}

/** Runs a statement that the database may refuse, without harm to the transaction. */
async function within(scope: TenantScope, work: () => Promise<unknown>): Promise<boolean> {
  await scope.tx.execute(sql`savepoint taking_back`);
  try {
    await work();
    await scope.tx.execute(sql`release savepoint taking_back`);
    return true;
  } catch (error) {
    await scope.tx.execute(sql`rollback to savepoint taking_back`);
    const cause =
      (error as { readonly cause?: { readonly code?: string } }).cause ?? (error as { readonly code?: string });
    // A row elsewhere names it.
    if (cause.code === '23503') return false;
    throw error;
  }
}

/** Removes departments that an import made, the lowest first, where nobody is in them and nothing names them. */
export async function removeMade({ scope }: TableAround, made: readonly number[]): Promise<void> {
  for (const id of made.toReversed()) {
    const people = await scope.tx.$count(users, scope.only(users, eq(users.departmentId, id)));
    const below = await scope.tx.$count(departments, scope.only(departments, eq(departments.parentId, id)));
    if (people + below > 0) continue;
    await within(scope, () =>
      scope.tx
        .delete(departments)
        .where(scope.only(departments, and(eq(departments.id, id), isNull(departments.closedAt)))),
    );
  }
}
