import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import type { Orm } from './orm.ts';

/** The role that serves requests: no login, no superuser, so that row-level security applies under PGlite as well. */
export const appRole = 'banyan_app';

/** A table made by `tenantTable`. */
export type TenantTable = PgTable & { readonly eid: PgColumn };

/** One enterprise's rows, inside one transaction. */
export interface TenantScope {
  readonly eid: number;
  /** The transaction. Nested `tx.transaction` is a savepoint. */
  readonly tx: Orm;
  /** Condition that keeps a statement on this enterprise's rows of `table`, and on `conditions`. */
  readonly only: (table: TenantTable, ...conditions: (SQL | undefined)[]) => SQL;
  /** Values of a new row of `table`, with the enterprise. */
  readonly row: <Values extends object>(table: TenantTable, values: Values) => Values & { eid: number };
}

/**
 * Runs `work` in one transaction, as the serving role, for the enterprise `eid`. Begin, role and enterprise are one
 * round trip. Rolls back when `work` throws.
 */
export async function inTenant<T>(db: Database, eid: number, work: (scope: TenantScope) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(eid) || eid < 0) throw new RangeError(`no enterprise id: ${eid}`);
  const prelude = `SET LOCAL ROLE ${appRole}; SET LOCAL app.eid = '${eid}'`;
  return db.transaction(prelude, (tx) => work(scopeOf(tx, eid)));
}

/** Runs `work` in one transaction, as the serving role, for no enterprise: it reads the enterprises' own rows alone. */
export async function asPlatform<T>(db: Database, work: (tx: Orm) => Promise<T>): Promise<T> {
  return db.transaction(`SET LOCAL ROLE ${appRole}; SET LOCAL app.eid = '-1'`, work);
}

function scopeOf(tx: Orm, eid: number): TenantScope {
  return {
    eid,
    tx,
    only: (table, ...conditions) => and(eq(table.eid, eid), ...conditions) ?? eq(table.eid, eid),
    row: (_table, values) => ({ ...values, eid }),
  };
}
