import type { CallInput, CallOutput } from '@banyan/contracts';
import { roleHolders, type BuiltInRole, type personRights, type RoleHolder } from '@banyan/contracts/organisation';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { ErrorCode } from '@banyan/contracts';
import { localised } from '../../../db/localised.ts';
import { dayBefore } from '../../../days/days.ts';
import { Refusal } from '../../../http/refusal.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { grantsOf, isHeld } from '../../../platform/grants.ts';
import { departmentManagers } from '../../../platform/organisation.schema.ts';
import { roleGrants } from '../../../platform/role.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { UserRow } from '../people/userRow.ts';
import { rightsOf, roleOfType } from './list.service.ts';

const byAccount = keyset<UserRow>([users.account, users.id], ({ account, id }) => [account, id], 'ascending');
const types: Readonly<Record<Exclude<BuiltInRole, 'manager'>, number>> = {
  super: 2,
  general: 3,
  system: 4,
  lecturer: 5,
};

/** Names of departments and people by their ids, in the reader's language. */
async function namesOf({ scope, viewer }: ManageContext, people: readonly number[]) {
  const places = await scope.tx
    .select({
      id: departments.id,
      name: departments.name,
      closedAt: departments.closedAt,
      mergedInto: departments.mergedInto,
    })
    .from(departments)
    .where(scope.only(departments));
  const ids = [...new Set(people)];
  const found =
    ids.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(scope.only(users, inArray(users.id, ids)));
  const names = new Map(found.map(({ id, name }) => [id, localised(name, viewer.language)]));
  return {
    person: (id: number) => ({ id, name: names.get(id) ?? '' }),
    departments: (wanted: readonly number[]) =>
      places
        .filter(({ id }) => wanted.includes(id))
        .map(({ id, name }) => ({ id, name: localised(name, viewer.language) })),
    /** All are closed, and none lives on in another one. */
    closed: (wanted: readonly number[]) =>
      places
        .filter(({ id }) => wanted.includes(id))
        .every(({ closedAt, mergedInto }) => closedAt !== null && mergedInto === null),
  };
}

function has({ now, scope }: ManageContext, { builtIn, id }: CallInput<typeof roleHolders>): SQL | undefined {
  if (builtIn === '')
    return inArray(
      users.id,
      scope.tx
        .select({ id: roleGrants.userId })
        .from(roleGrants)
        .where(scope.only(roleGrants, eq(roleGrants.roleId, id), isHeld(now()))),
    );
  if (builtIn !== 'manager') return and(eq(users.type, types[builtIn]), eq(users.adminRevoked, false));
  return inArray(
    users.id,
    scope.tx.select({ id: departmentManagers.userId }).from(departmentManagers).where(scope.only(departmentManagers)),
  );
}

/** People who have a role, within the caller's rights. */
export async function listHolders(
  ctx: ManageContext,
  input: CallInput<typeof roleHolders>,
): Promise<CallOutput<typeof roleHolders>> {
  const { grants, scope } = ctx;
  return keysetPage(roleHolders, input, {
    by: byAccount,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select()
        .from(users)
        .where(scope.only(users, has(ctx, input), isNull(users.leftAt), grants.people(scope, 'roles.see'), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shown(ctx, input, rows),
  });
}

/** Last day of a grant; empty: it has no end. */
const lastDay = ({ viewer }: ManageContext, endsAt: Date | null = null): string =>
  endsAt === null ? '' : dayBefore(endsAt.getTime(), viewer.timeZone);

async function shown(ctx: ManageContext, { builtIn, id }: CallInput<typeof roleHolders>, rows: readonly UserRow[]) {
  const { scope, viewer } = ctx;
  const ids = rows.map((row) => row.id);
  const given =
    builtIn !== '' || ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(roleGrants)
          .where(scope.only(roleGrants, eq(roleGrants.roleId, id), inArray(roleGrants.userId, ids)));
  const managed =
    builtIn !== 'manager' || ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(departmentManagers)
          .where(scope.only(departmentManagers, inArray(departmentManagers.userId, ids)));
  const names = await namesOf(
    ctx,
    given.map(({ givenBy }) => givenBy),
  );
  return rows.map((row): RoleHolder => {
    const grant = given.find(({ userId }) => userId === row.id);
    const places =
      grant?.departments ??
      (builtIn === 'manager'
        ? managed.filter(({ userId }) => userId === row.id).map(({ departmentId }) => departmentId)
        : builtIn === 'general' && row.departmentId !== null
          ? [row.departmentId]
          : []);
    return {
      ...{ id: row.id, account: row.account },
      name: localised(row.name, viewer.language),
      reach: grant?.reach ?? null,
      departments: names.departments(places),
      empty: grant?.reach === 'departments' && names.closed(places),
      by: grant === undefined ? null : names.person(grant.givenBy),
      at: grant?.givenAt.getTime() ?? null,
      until: lastDay(ctx, grant?.endsAt),
    };
  });
}

/** The rights of a person, and where each comes from. */
export async function readRights(
  ctx: ManageContext,
  { id }: CallInput<typeof personRights>,
): Promise<CallOutput<typeof personRights>> {
  const { grants, now, scope, viewer } = ctx;
  const [row] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, id), grants.people(scope, 'roles.see')));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const held = await grantsOf(scope, id, now());
  const names = await namesOf(
    ctx,
    held.sources.flatMap(({ source }) => (source.kind === 'role' ? [source.by] : [])),
  );
  return {
    person: {
      ...{ id, account: row.account, locked: row.locked },
      name: localised(row.name, viewer.language),
      department: localised(row.department, viewer.language),
    },
    sources: held.sources.map(({ given, rights, source }) => ({
      builtIn: source.kind === 'type' ? roleOfType[source.type] : source.kind === 'manager' ? 'manager' : null,
      role: source.kind === 'role' ? { id: source.id, name: localised(source.name, viewer.language) } : null,
      by: source.kind === 'role' ? names.person(source.by) : null,
      at: source.kind === 'role' ? source.at.getTime() : null,
      until: lastDay(ctx, source.kind === 'role' ? source.until : null),
      departments: names.departments(given),
      rights: rightsOf(rights),
    })),
    rights: [...held.all],
  };
}
