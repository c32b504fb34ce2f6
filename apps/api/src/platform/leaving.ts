import { inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import type { Emit } from '../ports/emit.ts';
import { settlePeople } from './audience/settle.ts';
import type { Changed } from './audit.ts';
import { users } from './enterprise.schema.ts';
import { roleGrants, roles } from './role.schema.ts';

/** Things of other modules that end when somebody leaves. */
export interface LeavingPorts {
  /** Ends all sessions of a person. */
  readonly endSessions: (scope: TenantScope, userId: number, now: number) => Promise<void>;
  /** Forgets the devices on which a person comes in without a password. */
  readonly endTrusts: (scope: TenantScope, userId: number) => Promise<void>;
  /** Takes a person out of the rankings, or in again. */
  readonly rank: (scope: TenantScope, userId: number, ranked: boolean) => Promise<void>;
}

const revision = sql`${users.revision} + 1`;

/**
 * Lets people leave: their accounts are locked; sessions, devices, roles and memberships of audiences end. Answers the
 * ended roles, for the audit log.
 */
export async function leave(
  scope: TenantScope,
  ids: readonly number[],
  { now, ports }: { readonly now: number; readonly ports: LeavingPorts },
): Promise<readonly Changed[]> {
  if (ids.length === 0) return [];
  const { only, tx } = scope;
  await tx
    .update(users)
    .set({ locked: true, leftAt: new Date(now), revision })
    .where(only(users, inArray(users.id, [...ids])));
  const ended = await tx
    .delete(roleGrants)
    .where(only(roleGrants, inArray(roleGrants.userId, [...ids])))
    .returning({ roleId: roleGrants.roleId, userId: roleGrants.userId });
  const named = ended.length === 0 ? [] : await tx.select().from(roles).where(only(roles));
  const nameOf = new Map(named.map(({ id, name }) => [id, name.zh_cn]));
  for (const id of ids) {
    await ports.endSessions(scope, id, now);
    await ports.endTrusts(scope, id);
    await ports.rank(scope, id, false);
  }
  await settlePeople(scope, ids);
  return ended.map(({ roleId, userId }) => ({
    ...{ type: 'person' as const, id: userId, name: '' },
    changes: [{ field: 'role', before: nameOf.get(roleId) ?? '', after: null }],
  }));
}

/** Lets people come back: roles stay ended, and what was handed over stays with its new owner. */
export async function comeBack(
  scope: TenantScope,
  ids: readonly number[],
  { emit, rank }: Pick<LeavingPorts, 'rank'> & { readonly emit: Emit },
): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx
    .update(users)
    .set({ locked: false, leftAt: null, revision })
    .where(scope.only(users, inArray(users.id, [...ids])));
  for (const id of ids) await rank(scope, id, true);
  await settlePeople(scope, ids, emit);
}
