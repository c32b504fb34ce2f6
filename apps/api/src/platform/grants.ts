import { actions, areas, reaches, type Action, type Area, type Permission, type Reach } from '@banyan/contracts';
import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import { readOrganisation } from './audience/organisation.ts';
import { departments } from './department.schema.ts';
import { users } from './enterprise.schema.ts';
import { departmentManagers, furtherDepartments } from './organisation.schema.ts';
import { roleGrants, roles } from './role.schema.ts';

type Rights = ReadonlyMap<Permission, Reach>;

const rights = (reach: Reach, of: readonly Area[], may: readonly Action[] = actions): Rights =>
  new Map(of.flatMap((area) => may.map((action) => [`${area}.${action}` as const, reach])));

const learning = ['courses', 'assessment', 'training', 'live', 'talent', 'messages'] as const;

/** Rights of the documents' kinds of account, by `users.type`. */
export const rightsOfTypes: Readonly<Record<2 | 3 | 4 | 5, Rights>> = {
  2: rights('all', areas),
  3: new Map([...rights('departments', learning), ...rights('departments', ['people', 'reports'], ['see', 'export'])]),
  4: rights('all', ['people', 'portal', 'integrations', 'audit']),
  5: rights('own', ['courses', 'live', 'assessment'], ['see', 'edit', 'mark']),
};
/** Rights of managers of departments. */
export const rightsOfManagers = rights('departments', ['people', 'reports'], ['see']);

/** The origin of rights: a kind of account, a managed department, or a role of the enterprise. */
export type GrantSource =
  | { readonly kind: 'type'; readonly type: 2 | 3 | 4 | 5 }
  | { readonly kind: 'manager' }
  | {
      readonly kind: 'role';
      readonly id: number;
      readonly name: Localised;
      readonly by: number;
      readonly at: Date;
      readonly until: Date | null;
    };

/** Rights of one origin. */
export interface Grant {
  readonly source: GrantSource;
  readonly rights: Rights;
  /** Departments of its rights that reach no further, as they were given. */
  readonly given: readonly number[];
  /** The same with those below. */
  readonly departments: ReadonlySet<number>;
}

/** How far a right reaches, for the comparison of two. */
export interface Scope {
  readonly reach: Reach;
  readonly departments: Iterable<number>;
}

const nowhere: ReadonlySet<number> = new Set();
const isWider = (reach: Reach, than: Reach) => reaches.indexOf(reach) < reaches.indexOf(than);

/** Rights of a person in the console, summed up over their origins. */
export class Grants {
  readonly sources: readonly Grant[];
  readonly #rights = new Map<Permission, { reach: Reach; departments: ReadonlySet<number> }>();

  constructor(sources: readonly Grant[]) {
    this.sources = sources;
    for (const { departments: places, rights: own } of sources)
      for (const [permission, reach] of own) {
        const known = this.#rights.get(permission);
        const further = reach === 'departments' ? places : nowhere;
        this.#rights.set(permission, {
          reach: known === undefined || isWider(reach, known.reach) ? reach : known.reach,
          departments: known === undefined ? further : new Set([...known.departments, ...further]),
        });
      }
  }

  /** How far a right reaches; null: not held. */
  reach(permission: Permission): Reach | null {
    return this.#rights.get(permission)?.reach ?? null;
  }

  /** The rights among these that last until a moment at least; null: without end. */
  lasting(until: Date | null): Grants {
    return new Grants(
      this.sources.filter(
        ({ source }) => source.kind !== 'role' || source.until === null || (until !== null && source.until >= until),
      ),
    );
  }

  /** Departments that a right reaches, with those below; of a right that reaches everywhere, not all of them. */
  departments(permission: Permission): ReadonlySet<number> {
    return this.#rights.get(permission)?.departments ?? nowhere;
  }

  get all(): readonly { readonly permission: Permission; readonly reach: Reach }[] {
    return [...this.#rights].map(([permission, { reach }]) => ({ permission, reach }));
  }

  /** Whether a right is held as far as `scope` at least, so that it may be given so far. */
  covers(permission: Permission, { departments: places, reach }: Scope): boolean {
    const held = this.#rights.get(permission);
    if (held === undefined || isWider(reach, held.reach)) return false;
    return held.reach !== 'departments' || reach === 'own' || [...places].every((id) => held.departments.has(id));
  }

  /** Whether the rights of a manager are held, which only those who hold them give. */
  get makeManagers(): boolean {
    return [...rightsOfManagers.keys()].every((permission) => this.reach(permission) !== null);
  }

  /** Condition on people whom a right reaches; undefined: everybody. */
  people(scope: TenantScope, permission: Permission): SQL | undefined {
    const reach = this.reach(permission);
    if (reach === 'all') return undefined;
    const own = [...this.departments(permission)];
    if (reach !== 'departments' || own.length === 0) return sql`false`;
    return or(
      inArray(users.departmentId, own),
      inArray(
        users.id,
        scope.tx
          .select({ id: furtherDepartments.userId })
          .from(furtherDepartments)
          .where(scope.only(furtherDepartments, inArray(furtherDepartments.departmentId, own))),
      ),
    );
  }
}

const none = new Grants([]);

/**
 * Rights of a person at a moment: of the kind of account, as a manager, and of the enterprise's roles. Asked at each call,
 * so that a lost right ends at once.
 */
export async function grantsOf(scope: TenantScope, userId: number, now: number): Promise<Grants> {
  const [person] = await scope.tx
    .select({
      type: users.type,
      revoked: users.adminRevoked,
      locked: users.locked,
      departmentId: users.departmentId,
    })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  if (person === undefined || person.locked) return none;
  const managed = await scope.tx
    .select({ id: departmentManagers.departmentId })
    .from(departmentManagers)
    .innerJoin(
      departments,
      and(eq(departments.eid, departmentManagers.eid), eq(departments.id, departmentManagers.departmentId)),
    )
    .where(scope.only(departmentManagers, eq(departmentManagers.userId, userId)));
  const own = await scope.tx
    .select({ role: roles, grant: roleGrants })
    .from(roleGrants)
    .innerJoin(roles, and(eq(roles.eid, roleGrants.eid), eq(roles.id, roleGrants.roleId)))
    .where(scope.only(roleGrants, eq(roleGrants.userId, userId), isHeld(now)))
    .orderBy(roleGrants.roleId);
  const given: Omit<Grant, 'departments'>[] = [];
  if (!person.revoked && isTypeWithRights(person.type))
    given.push({
      source: { kind: 'type', type: person.type },
      rights: rightsOfTypes[person.type],
      given: person.type === 3 && person.departmentId !== null ? [person.departmentId] : [],
    });
  if (managed.length > 0)
    given.push({ source: { kind: 'manager' }, rights: rightsOfManagers, given: managed.map(({ id }) => id) });
  for (const { grant, role } of own)
    given.push({
      source: { kind: 'role', id: role.id, name: role.name, by: grant.givenBy, at: grant.givenAt, until: grant.endsAt },
      rights: new Map(role.permissions.map((permission) => [permission, grant.reach])),
      given: grant.departments,
    });
  const below = await belowEach(
    scope,
    given.map((one) => one.given),
  );
  return new Grants(given.map((one, nth) => ({ ...one, departments: below[nth] ?? nowhere })));
}

/** Condition on grants of roles that have not ended. */
export const isHeld = (now: number): SQL | undefined =>
  or(isNull(roleGrants.endsAt), gt(roleGrants.endsAt, new Date(now)));

/** Rights that somebody has by roles and as a manager, whatever the reach; of the kind of account none. */
export async function permissionsOf(scope: TenantScope, userId: number, now: number): Promise<string[]> {
  const { rows } = await scope.tx.execute<{ permission: string }>(sql`
    select jsonb_array_elements_text(${roles.permissions}) as permission
    from ${roleGrants} join ${roles} on ${roles.eid} = ${roleGrants.eid} and ${roles.id} = ${roleGrants.roleId}
    where ${scope.only(roleGrants, eq(roleGrants.userId, userId), isHeld(now))}
    union
    select unnest(array[${sql.join(
      [...rightsOfManagers.keys()].map((permission) => sql`${permission}`),
      sql`, `,
    )}]::text[])
    where exists (
      select 1 from ${departmentManagers} where ${scope.only(departmentManagers, eq(departmentManagers.userId, userId))}
    )
    order by permission`);
  return rows.map(({ permission }) => permission);
}

const isTypeWithRights = (type: number): type is 2 | 3 | 4 | 5 => type >= 2 && type <= 5;

/** Departments with all those below them. */
export async function withBelow(scope: TenantScope, roots: readonly number[]): Promise<ReadonlySet<number>> {
  return (await belowEach(scope, [roots]))[0] ?? nowhere;
}

/** For each list of departments, these with all those below them. */
async function belowEach(scope: TenantScope, all: readonly (readonly number[])[]): Promise<ReadonlySet<number>[]> {
  if (all.every((roots) => roots.length === 0)) return all.map(() => nowhere);
  const { lineOf } = await readOrganisation(scope);
  const rows = await scope.tx.select({ id: departments.id }).from(departments).where(scope.only(departments));
  return all.map(
    (roots) => new Set(rows.map(({ id }) => id).filter((id) => lineOf(id).some((one) => roots.includes(one)))),
  );
}
