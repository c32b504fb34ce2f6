import { inArray } from 'drizzle-orm';
import { namesIn } from '../../../platform/departments.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { RowFault, TableAround } from '../../../platform/tableKind.ts';
import type { PeoplePlans, PersonPlan, UserRow } from './checkPeople.ts';
import type { PeopleTablePorts } from './peopleTable.ports.ts';
import { typeOfRole } from './writePeople.ts';

interface Found {
  readonly line: number;
  readonly fault: RowFault;
}

/** Faults of rows that go beyond the rights of who brings them in, or that must not happen by a file. */
export async function rightsFaults(
  around: TableAround,
  checked: PeoplePlans,
  {
    changes,
    ports,
  }: { readonly changes: ReadonlyMap<number, Partial<UserRow> | null>; readonly ports: PeopleTablePorts },
): Promise<readonly Found[]> {
  const within = await reached(around, checked.plans);
  const beyond = await ports.heldBeyond(
    around,
    checked.plans.flatMap(({ former }) => former?.id ?? []),
  );
  return checked.plans.flatMap((plan) => {
    const { person } = plan;
    const different = changes.get(person.line) ?? null;
    const faults = [
      ...placeFaults(around, checked, plan),
      ...accountFaults(around, plan, {
        different,
        isWithin: (within === null || within.has(plan.former?.id ?? 0)) && !beyond.has(plan.former?.id ?? 0),
        ports,
      }),
    ];
    return faults.map((fault) => ({ line: person.line, fault }));
  });
}

/** Ids of the people of the plans whom the rights reach; null: everybody. */
async function reached({ grants, scope }: TableAround, plans: readonly PersonPlan[]) {
  if (grants.reach('people.edit') === 'all') return null;
  const ids = plans.flatMap(({ former }) => former?.id ?? []);
  if (ids.length === 0) return new Set<number>();
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.id, ids), grants.people(scope, 'people.edit')));
  return new Set(rows.map(({ id }) => id));
}

function placeFaults(
  { grants, make }: TableAround,
  { departments }: PeoplePlans,
  { former, person, place }: PersonPlan,
): readonly RowFault[] {
  const fault = (code: RowFault['fault']): RowFault[] => [
    { column: 'department', fault: code, value: person.department ?? '', about: '' },
  ];
  const everywhere = grants.reach('people.edit') === 'all';
  if (place === null) return former === null && !everywhere ? fault('beyond') : [];
  if ('department' in place) {
    const { closedAt, id } = place.department;
    if (former?.departmentId === id) return [];
    if (closedAt !== null) return fault('closedDepartment');
    return everywhere || grants.departments('people.edit').has(id) ? [] : fault('beyond');
  }
  if (everywhere || !make.has(place.names)) return [];
  // A new department lies below one of the own ones.
  const above = namesIn(place.names).slice(0, -1);
  const parents = above.length === 0 ? [] : departments.find(above.join('/'));
  return parents.length === 1 && parents.every(({ id }) => grants.departments('people.edit').has(id))
    ? []
    : fault('beyond');
}

function accountFaults(
  { actorId, grants }: TableAround,
  { former, person, place }: PersonPlan,
  {
    different,
    isWithin,
    ports,
  }: { readonly different: Partial<UserRow> | null; readonly isWithin: boolean; readonly ports: PeopleTablePorts },
): readonly RowFault[] {
  const fault = (column: string, code: RowFault['fault'], about = ''): RowFault[] => [
    { column, fault: code, value: column === 'account' ? person.account : '', about },
  ];
  const type = person.role === null ? (former?.type ?? 1) : typeOfRole[person.role];
  if (former === null) return ports.mayChange(grants, type) ? [] : fault('role', 'beyond');
  const changes = Object.keys(different ?? {}).length > 0 || (place !== null && 'names' in place);
  if (!changes) return [];
  if (!isWithin || !ports.mayChange(grants, former.type)) return fault('account', 'beyond');
  if (different?.type !== undefined && !ports.mayChange(grants, different.type)) return fault('role', 'beyond');
  if (former.leftAt !== null) return fault('account', 'left');
  if (former.id === actorId && (different?.locked === true || different?.type !== undefined))
    return fault('account', 'own');
  // Super administrators are not locked, nor made something else, by a row among many.
  if (former.type === 2 && (different?.locked === true || different?.type !== undefined))
    return fault('account', 'beyond');
  // Only a row that says so lets somebody back in.
  return former.locked && person.locked === null ? fault('account', 'locked') : [];
}
