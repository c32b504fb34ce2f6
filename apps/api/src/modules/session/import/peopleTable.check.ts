import type { CellFault } from '@banyan/contracts/organisation';
import { cellFaults, fieldColumn, fieldOfColumn } from '@banyan/contracts/organisation';
import { and, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { Faults, type Fault } from '../../../import/faults.ts';
import { changedFields } from '../../../platform/serveManaged.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { leave } from '../../../platform/leaving.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { changedValues, valueWords, type PersonFieldRow } from '../../../platform/personFields.ts';
import type {
  CheckedRow,
  CheckedTable,
  ReadRow,
  RowChange,
  RowFault,
  TableAround,
  WrittenRow,
} from '../../../platform/tableKind.ts';
import { checkPeople, type PersonPlan, type UserRow } from './checkPeople.ts';
import { hashesOf } from './importPeople.ts';
import { fieldsFor, keepOptions } from './people.options.ts';
import { findTwins, personOf, type WrittenPerson } from './people.table.ts';
import { rightsFaults } from './peopleTable.rights.ts';
import type { PeopleTablePorts } from './peopleTable.ports.ts';
import { changesOf, knownPlace, writePeople } from './writePeople.ts';

/** Personal values, whose change is on record without them. */
const personal: ReadonlySet<string> = new Set(['name', 'email', 'phone']);
/** Kinds of accounts that leave because a file does not name them; administrators do not. */
const mayLeave = [1, 5];

interface Checking {
  readonly isWhole: boolean;
  readonly ports: PeopleTablePorts;
}

/** Checks the people of rows as somebody with rights brings them in. */
export async function checkTable(
  around: TableAround,
  rows: readonly ReadRow[],
  { isWhole, ports }: Checking,
): Promise<CheckedTable> {
  const { scope } = around;
  const { localise } = await enterpriseOf(scope);
  const faults = new Faults('');
  const fields = await fieldsFor(around);
  const people = rows.map(({ cell, has, line }) => personOf({ line, cell, has }, fields, faults));
  if (isWhole) findTwins(people, faults);
  const checked = await checkPeople(scope, people, (department) => around.make.has(department), faults);
  const changes = new Map(
    checked.plans.map((plan) => [
      plan.person.line,
      plan.former === null ? null : changesOf(plan.person, plan.former, { localise, place: knownPlace(plan) }),
    ]),
  );
  const found = new Map<number, RowFault[]>();
  const add = (line: number, fault: RowFault) => found.set(line, [...(found.get(line) ?? []), fault]);
  for (const [index, row] of rows.entries())
    for (const [column, trouble] of row.troubles)
      if (!(trouble === 'date' && isRead(people[index], column)))
        add(row.line, { column, fault: trouble, value: row.cell(column), about: '' });
  for (const fault of faults.all) if (fault.line !== null) add(fault.line, rowFaultOf(fault));
  for (const { fault, line } of await rightsFaults(around, checked, { changes, ports })) add(line, fault);
  await refuseBeyondRoom(around, checked.plans, { found, add });
  const shown = (plan: PersonPlan): CheckedRow => {
    const own = found.get(plan.person.line) ?? [];
    const different = changes.get(plan.person.line) ?? {};
    const told = changesToTell(plan, different, { fields, pathOf: checked.departments.path.bind(checked.departments) });
    return {
      line: plan.person.line,
      subjectId: plan.former?.id ?? null,
      outcome: own.length > 0 ? 'fault' : outcomeOf(plan, different),
      faults: own,
      changes: told,
    };
  };
  const leaving = isWhole && around.leave ? await leavingRows(around, people, ports) : [];
  return {
    rows: [...checked.plans.map(shown), ...leaving],
    async write(lines) {
      await keepOptions(scope, fields);
      const plans = checked.plans.filter(({ person }) => lines.has(person.line));
      const hashOf = await hashesOf(
        plans.filter(({ former }) => former === null).map(({ person }) => person),
        undefined,
      );
      const isGiven = ({ password }: WrittenPerson) => password !== null;
      const { made, written } = await writePeople(
        scope,
        { ...checked, plans },
        { localise, hashOf, isGiven, emit: around.emit },
      );
      for (const { after, before, id } of written)
        if (before !== null && after.locked === true) await ports.endSessions(scope, id, around.now);
      return {
        made,
        rows: written.map(({ after, before, id, line }): WrittenRow => ({
          line,
          subjectId: id,
          undo: before === null ? {} : { before, after },
          changes: historyOf(fields, before ?? {}, after),
        })),
      };
    },
  };
}

/** Whether the words of a cell that a spreadsheet keeps as a date are one. */
const isRead = (person: WrittenPerson | undefined, column: string): boolean => {
  const field = fieldOfColumn(column);
  if (person === undefined) return false;
  return field === null ? column === 'hired' && person.hired !== null : field in person.fieldValues;
};

/** Fields that say nothing of their own in the log. */
const untold: ReadonlySet<string> = new Set([
  ...['department', 'passwordHash', 'account', 'initialPassword', 'fieldValues'],
]);

/** A change as the audit log tells it: names of personal fields alone. */
export function historyOf(fields: readonly PersonFieldRow[], before: Partial<UserRow>, after: Partial<UserRow>) {
  const told = Object.entries(after).filter(([field]) => !untold.has(field));
  const own = after.fieldValues === undefined ? [] : changedValues(fields, before.fieldValues ?? {}, after.fieldValues);
  return [...changedFields(before, Object.fromEntries(told), personal), ...own];
}

const isCellFault = (code: unknown): code is CellFault => cellFaults.some((one) => one === code);

function rowFaultOf({ cell, code }: Fault): RowFault {
  const fault = isCellFault(code) ? code : 'choice';
  const column = typeof cell?.column === 'string' ? cell.column : '';
  const tellsOther = fault === 'twin' || fault === 'taken';
  return { column, fault, value: tellsOther ? '' : (cell?.text ?? ''), about: tellsOther ? (cell?.text ?? '') : '' };
}

function outcomeOf({ former, place }: PersonPlan, different: Partial<UserRow>): CheckedRow['outcome'] {
  if (former === null) return 'new';
  if ('departmentId' in different || (place !== null && 'names' in place)) return 'moved';
  return Object.keys(different).length > 0 ? 'changed' : 'same';
}

function changesToTell(
  { former, person, place }: PersonPlan,
  different: Partial<UserRow>,
  {
    fields,
    pathOf,
  }: {
    readonly fields: readonly PersonFieldRow[];
    readonly pathOf: (id: number, nameOf: (name: UserRow['department']) => string) => string;
  },
): readonly RowChange[] {
  if (former === null) return [];
  const path = (id: number | null | undefined) => (id == null ? '' : pathOf(id, ({ zh_cn }) => zh_cn));
  const words: Readonly<Record<string, (row: Partial<UserRow>) => string>> = {
    name: ({ name }) => [name?.zh_cn, name?.en].filter((one) => one !== undefined && one !== '').join(' · '),
    post: ({ post }) => post ?? '',
    hiredOn: ({ hiredOn }) => hiredOn ?? '',
    tags: ({ tags }) => (tags ?? []).join(', '),
    type: ({ type }) => String(type ?? ''),
    phone: ({ phone }) => phone ?? '',
    email: ({ email }) => email ?? '',
    locked: ({ locked }) => String(locked ?? ''),
  };
  const told = Object.entries(words)
    .filter(([field]) => field in different)
    .map(([field, wordsOf]) => ({ field, before: wordsOf(former), after: wordsOf(different) }));
  const own = fields.flatMap((field): RowChange[] => {
    const after = different.fieldValues?.[field.id];
    if (after === undefined || after === former.fieldValues[field.id]) return [];
    return [
      {
        field: fieldColumn(field.id),
        before: valueWords(field, former.fieldValues[field.id], 'zh_cn'),
        after: valueWords(field, after, 'zh_cn'),
      },
    ];
  });
  const isPlaced = 'departmentId' in different || (place !== null && 'names' in place);
  const after = place !== null && 'names' in place ? (person.department ?? '') : path(different.departmentId);
  return isPlaced
    ? [{ field: 'department', before: path(former.departmentId), after }, ...told, ...own]
    : [...told, ...own];
}

/** New people beyond the enterprise's plan stay behind. */
async function refuseBeyondRoom(
  { scope }: TableAround,
  plans: readonly PersonPlan[],
  {
    add,
    found,
  }: { readonly found: ReadonlyMap<number, unknown>; readonly add: (line: number, fault: RowFault) => void },
): Promise<void> {
  const { userLimit } = await loadEnterprise(scope);
  if (userLimit === null) return;
  let room = userLimit - (await scope.tx.$count(users, scope.only(users)));
  for (const { former, person } of plans) {
    if (former !== null || found.has(person.line)) continue;
    if (room <= 0) add(person.line, { column: '', fault: 'full', value: '', about: String(userLimit) });
    else room -= 1;
  }
}

/** People within the rights whom the file does not name. */
async function leavingRows(
  around: TableAround,
  people: readonly WrittenPerson[],
  ports: PeopleTablePorts,
): Promise<readonly CheckedRow[]> {
  const { actorId, grants, scope } = around;
  const named = sql`select lower(one.account) from jsonb_to_recordset(${JSON.stringify(
    people.map(({ account }) => ({ account })),
  )}::jsonb) as one (account text)`;
  const rows = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(
        users,
        and(
          ...[isNull(users.leftAt), inArray(users.type, mayLeave), ne(users.id, actorId)],
          grants.people(scope, 'people.edit'),
          sql`lower(${users.account}) not in (${named})`,
        ),
      ),
    )
    .orderBy(users.account);
  const last = Math.max(0, ...people.slice(-1).map(({ line }) => line));
  const beyond = await ports.heldBeyond(
    around,
    rows.map(({ id }) => id),
  );
  const owners = await ports.owners(
    scope,
    rows.map(({ id }) => id),
    around.now,
  );
  return rows
    .filter(({ id }) => !beyond.has(id))
    .map((row, index): CheckedRow => {
      const shown = leavingRow(row, last + index + 1);
      if (!owners.has(row.id)) return shown;
      return { ...shown, outcome: 'fault', faults: [{ column: '', fault: 'owns', value: '', about: '' }] };
    });
}

const leavingRow = (row: UserRow, line: number): CheckedRow => ({
  ...{ line, outcome: 'leaving', subjectId: row.id, faults: [], changes: [] },
  shown: { account: row.account, name: row.name.zh_cn, department: row.department.zh_cn, post: row.post },
});

/** People whose turn to leave has come, by line, as far as they are still to leave. */
export async function checkLeaving(
  around: TableAround,
  subjects: ReadonlyMap<number, number>,
  ports: PeopleTablePorts,
): Promise<CheckedTable> {
  const { actorId, grants, now, scope } = around;
  const rows = await scope.tx
    .select()
    .from(users)
    .where(
      scope.only(
        users,
        and(
          inArray(users.id, [...subjects.values()]),
          isNull(users.leftAt),
          inArray(users.type, mayLeave),
          notInArray(users.id, [actorId]),
          grants.people(scope, 'people.edit'),
        ),
      ),
    )
    .orderBy(users.id)
    .for('update');
  const beyond = await ports.heldBeyond(
    around,
    rows.map(({ id }) => id),
  );
  const owners = await ports.owners(
    scope,
    rows.map(({ id }) => id),
    now,
  );
  const byId = new Map(rows.filter(({ id }) => !beyond.has(id) && !owners.has(id)).map((row) => [row.id, row]));
  const there = [...subjects].flatMap(([line, id]) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ line, row }];
  });
  return {
    rows: there.map(({ line, row }) => leavingRow(row, line)),
    async write(lines) {
      const going = there.filter(({ line }) => lines.has(line));
      if (going.length === 0) return { rows: [], made: [] };
      const leftAt = new Date(now);
      await leave(
        scope,
        going.map(({ row }) => row.id),
        { now, ports },
      );
      return {
        made: [],
        rows: going.map(({ line, row }) => ({
          line,
          subjectId: row.id,
          undo: { before: { locked: row.locked }, after: { locked: true } },
          changes: changedFields({ leftAt: null }, { leftAt }),
        })),
      };
    },
  };
}
