import { actions, areas, reaches, type Action, type Area, type Permission, type Reach } from '@banyan/contracts';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { readOrganisation } from './audience/organisation.ts';
import { departments } from './department.schema.ts';
import { users } from './enterprise.schema.ts';
import { departmentManagers, furtherDepartments } from './organisation.schema.ts';

type Rights = ReadonlyMap<Permission, Reach>;

const rights = (reach: Reach, of: readonly Area[], may: readonly Action[] = actions): Rights =>
  new Map(of.flatMap((area) => may.map((action) => [`${area}.${action}` as const, reach])));

const learning = ['courses', 'assessment', 'training', 'live', 'talent', 'messages'] as const;

/** Rights of the documents' kinds of account, by `users.type`, and of managers of departments. */
const byType: Readonly<Record<number, Rights>> = {
  2: rights('all', areas),
  3: new Map([...rights('departments', learning), ...rights('departments', ['people', 'reports'], ['see', 'export'])]),
  4: rights('all', ['people', 'portal', 'integrations', 'audit']),
  5: rights('own', ['courses', 'live', 'assessment'], ['see', 'edit', 'mark']),
};
const ofManagers = rights('departments', ['people', 'reports'], ['see']);

/** Rights of a person in the console. */
export class Grants {
  readonly #rights: Rights;
  /** Departments of rights that reach no further, with those below. */
  readonly departments: ReadonlySet<number>;

  constructor(all: readonly Rights[], own: ReadonlySet<number>) {
    const sum = new Map<Permission, Reach>();
    for (const [permission, reach] of all.flatMap((one) => [...one])) {
      const known = sum.get(permission);
      if (known === undefined || reaches.indexOf(reach) < reaches.indexOf(known)) sum.set(permission, reach);
    }
    this.#rights = sum;
    this.departments = own;
  }

  /** How far a right reaches; null: not held. */
  reach(permission: Permission): Reach | null {
    return this.#rights.get(permission) ?? null;
  }

  get all(): readonly { readonly permission: Permission; readonly reach: Reach }[] {
    return [...this.#rights].map(([permission, reach]) => ({ permission, reach }));
  }

  /** Whether the rights of a manager are held, which only those who hold them give. */
  get makeManagers(): boolean {
    return [...ofManagers.keys()].every((permission) => this.reach(permission) !== null);
  }

  /** Condition on people whom a right reaches; undefined: everybody. */
  people(scope: TenantScope, permission: Permission): SQL | undefined {
    const reach = this.reach(permission);
    if (reach === 'all') return undefined;
    if (reach !== 'departments' || this.departments.size === 0) return sql`false`;
    const own = [...this.departments];
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

/** Rights of a person: of the kind of account, and as a manager. Asked at each call, so that a lost right ends at once. */
export async function grantsOf(scope: TenantScope, userId: number): Promise<Grants> {
  const [person] = await scope.tx
    .select({
      type: users.type,
      revoked: users.adminRevoked,
      locked: users.locked,
      departmentId: users.departmentId,
    })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  if (person === undefined || person.locked) return new Grants([], new Set());
  const managed = await scope.tx
    .select({ id: departmentManagers.departmentId })
    .from(departmentManagers)
    .innerJoin(
      departments,
      and(eq(departments.eid, departmentManagers.eid), eq(departments.id, departmentManagers.departmentId)),
    )
    .where(scope.only(departmentManagers, eq(departmentManagers.userId, userId)));
  const ofType = person.revoked ? undefined : byType[person.type];
  const roots = [
    ...managed.map(({ id }) => id),
    ...(person.type === 3 && !person.revoked && person.departmentId !== null ? [person.departmentId] : []),
  ];
  return new Grants(
    [...(ofType === undefined ? [] : [ofType]), ...(managed.length === 0 ? [] : [ofManagers])],
    roots.length === 0 ? new Set() : await withBelow(scope, roots),
  );
}

/** Departments with all those below them. */
export async function withBelow(scope: TenantScope, roots: readonly number[]): Promise<ReadonlySet<number>> {
  const { lineOf } = await readOrganisation(scope);
  const rows = await scope.tx.select({ id: departments.id }).from(departments).where(scope.only(departments));
  return new Set(rows.map(({ id }) => id).filter((id) => lineOf(id).some((one) => roots.includes(one))));
}
