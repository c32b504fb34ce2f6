import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  fieldOfColumn,
  managePeople,
  type AccountState,
  type ListedPerson,
  type ManagedPerson,
  type PeopleSort,
  peopleSorts,
} from '@banyan/contracts/organisation';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { withBelow } from '../../../platform/grants.ts';
import { portraitOf } from '../../../platform/portrait.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { byField, valuesIn } from './fieldValues.ts';
import type { UserRow } from './userRow.ts';
import { fieldsWhere, readFields, type PersonFieldRow } from '../../../platform/personFields.ts';
import { readNumber } from '../../../text/phoneNumber.ts';

const accountKinds = [1, 2, 3, 4, 5] as const;

const byAccount = [[users.account, users.id], ({ account, id }: UserRow) => [account, id]] as const;
const byLogin = [[users.lastLoginAt, users.id], ({ id, lastLoginAt }: UserRow) => [lastLoginAt, id]] as const;
/** Orders of people. */
export const orders: Readonly<Record<PeopleSort, Keyset<UserRow>>> = {
  account: keyset<UserRow>(...byAccount, 'ascending'),
  '-account': keyset<UserRow>(...byAccount),
  lastLogin: keyset<UserRow>(...byLogin, 'ascending'),
  '-lastLogin': keyset<UserRow>(...byLogin),
  newest: keyset<UserRow>([users.createdAt, users.id], ({ createdAt, id }) => [createdAt, id]),
};

/** The order that the input names; that of a field which is not there is the usual one. */
function orderOf(sort: string, fields: readonly PersonFieldRow[]): Keyset<UserRow> {
  const field = fields.find(({ id }) => id === fieldOfColumn(sort.replace(/^-/, '')));
  if (field !== undefined) return byField(field, sort.startsWith('-') ? 'descending' : 'ascending');
  return orders[peopleSorts.find((one) => one === sort) ?? 'account'];
}

const never = new Date(0);
const isState: Readonly<Record<AccountState, SQL | undefined>> = {
  active: and(isNull(users.leftAt), eq(users.locked, false), gt(users.lastLoginAt, never)),
  never: and(isNull(users.leftAt), eq(users.locked, false), lte(users.lastLoginAt, never)),
  locked: and(isNull(users.leftAt), eq(users.locked, true)),
  left: isNotNull(users.leftAt),
};

function stateOf({ lastLoginAt, leftAt, locked }: UserRow): AccountState {
  if (leftAt !== null) return 'left';
  if (locked) return 'locked';
  return lastLoginAt.getTime() === 0 ? 'never' : 'active';
}

/** A person as lists of the console show them. */
export function managedPerson(
  row: UserRow,
  ctx: Pick<ManageContext, 'scope' | 'viewer' | 'contentUrl'>,
): ManagedPerson {
  const { language } = ctx.viewer;
  const { account, department, departmentId, id, lastLoginAt, name, post, type } = row;
  return {
    ...{ id, account, post },
    name: localised(name, language),
    image: portraitOf(row, ctx),
    department: departmentId === null ? null : { id: departmentId, name: localised(department, language) },
    type: accountKinds.find((kind) => kind === type) ?? 1,
    state: stateOf(row),
    lastLoginAt: lastLoginAt.getTime() === 0 ? null : lastLoginAt.getTime(),
  };
}

/** Condition on people by words of name or account, or a whole phone number. */
export function namedPeople(q: string): SQL | undefined {
  const words = q.trim();
  if (words === '') return undefined;
  const phone = readNumber('CN', words)?.full;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    mentions(users.name, words),
    sql`${users.account} ilike ${pattern}`,
    phone === undefined ? undefined : eq(users.phone, phone),
  );
}

/** Condition on the people whom a right reaches and the filters find. */
export async function peopleWhere(
  { grants, scope }: Pick<ManageContext, 'grants' | 'scope'>,
  {
    department = 0,
    fields,
    q,
    state,
    type,
  }: Pick<CallInput<typeof managePeople>, 'department' | 'fields' | 'q' | 'state' | 'type'>,
  { known, right }: { readonly known: readonly PersonFieldRow[]; readonly right: 'people.see' | 'people.export' },
): Promise<SQL | undefined> {
  const inDepartment = department === 0 ? undefined : [...(await withBelow(scope, [department]))];
  return and(
    isNull(users.mergedInto),
    grants.people(scope, right),
    inDepartment === undefined
      ? undefined
      : inDepartment.length === 0
        ? sql`false`
        : inArray(users.departmentId, inDepartment),
    type === '' ? undefined : eq(users.type, Number(type)),
    state === '' ? isNull(users.leftAt) : isState[state],
    fieldsWhere(known, fields),
    namedPeople(q),
  );
}

/** People whom the caller may see and the filters find. */
export async function listPeople(
  ctx: ManageContext,
  input: CallInput<typeof managePeople>,
): Promise<CallOutput<typeof managePeople>> {
  const { scope } = ctx;
  const fields = (await readFields(scope)).filter(({ archivedAt }) => archivedAt === null);
  const where = await peopleWhere(ctx, input, { known: fields, right: 'people.see' });
  const page = await keysetPage(managePeople, input, {
    by: orderOf(input.sort, fields),
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row): ListedPerson => ({ ...managedPerson(row, ctx), fields: [...valuesIn(fields, row.fieldValues)] })),
  });
  return { ...page, total: await scope.tx.$count(users, scope.only(users, where)) };
}
