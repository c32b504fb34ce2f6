import type { HeirRefusal, OwnedFate, OwnedKind } from '@banyan/contracts/organisation';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantScope, TenantTable } from '../db/tenant.ts';
import type { CallContext, Learner } from '../http/context.ts';
import type { Changed } from './audit.ts';
import type { users } from './enterprise.schema.ts';
import type { Grants } from './grants.ts';

/** Somebody who lets others leave. */
export type Releasing = CallContext<Learner> & { readonly grants: Grants };

/** Things of a kind that people own, have to do or have made. A module exports its own; `modules/index.ts` lists them. */
export interface OwnedThings {
  readonly kind: OwnedKind;
  readonly fate: OwnedFate;
  /** Number of things of each of these people. */
  readonly count: (scope: TenantScope, userIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>;
  /** Why a person cannot take them over; absent: anybody can. */
  readonly refuses?: (ctx: Releasing, heir: typeof users.$inferSelect) => HeirRefusal | null;
  /** Gives them to somebody else, or calls them off; answers what belongs into the audit log. Absent: they stay. */
  readonly release?: (ctx: Releasing, from: number, to: number) => Promise<readonly Changed[]>;
}

/** Number of rows of each of these people. */
export async function countOwned(
  scope: TenantScope,
  table: TenantTable,
  {
    owner,
    userIds,
    where,
  }: { readonly owner: PgColumn; readonly userIds: readonly number[]; readonly where?: SQL | undefined },
): Promise<ReadonlyMap<number, number>> {
  const rows = await scope.tx
    .select({ id: sql<number>`${owner}`.mapWith(Number), count: sql<number>`count(*)::int` })
    .from(table)
    .where(scope.only(table, sql`${owner} = any(${sql.param([...userIds])}::bigint[])`, where))
    .groupBy(owner);
  return new Map(rows.map(({ count, id }) => [id, count]));
}

/** A thing with another owner, for the audit log. */
export const newOwner = (
  type: Changed['type'],
  { id, name }: { readonly id: number; readonly name: string },
  [from, to]: readonly [from: number, to: number],
): Changed => ({ type, id, name, changes: [{ field: 'owner', before: String(from), after: String(to) }] });
