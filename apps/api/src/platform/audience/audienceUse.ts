import type { AudienceUseKind } from '@banyan/contracts/organisation';
import { asc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';

/** A thing that is for an audience. */
export interface AudienceUse {
  readonly kind: AudienceUseKind;
  readonly id: number;
  readonly name: Localised;
}

/** Finds the things of a kind that are for one of these audiences, at most 20. */
export type FindAudienceUses = (scope: TenantScope, audienceIds: readonly number[]) => Promise<readonly AudienceUse[]>;

/** Columns of a table whose rows are for audiences. */
interface UsingTable {
  readonly eid: PgColumn;
  readonly id: PgColumn;
  readonly audienceId: PgColumn;
}

/** The things of a table that are for audiences; a module exports it for each such table. */
export const audienceUses =
  (kind: AudienceUseKind, table: UsingTable, name: PgColumn): FindAudienceUses =>
  async ({ eid, tx }, audienceIds) => {
    const rows = await tx
      .select({ id: sql<number>`${table.id}::int8`.mapWith(Number), name: sql<Localised>`${name}` })
      .from(table.id.table)
      .where(sql`${table.eid} = ${eid} and ${table.audienceId} = any(${sql.param([...audienceIds])}::bigint[])`)
      .orderBy(asc(table.id))
      .limit(20);
    return rows.map((row) => ({ kind, ...row }));
  };
