import type { PersonalKind } from '@banyan/contracts/account';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantScope, TenantTable } from '../db/tenant.ts';

/**
 * Treatment of a person's rows when the account is erased: they are removed, or some columns are emptied, or they stay
 * because others need them. Rows that stay name nobody any more: the person's own row has lost its name.
 */
export type Erasure = 'remove' | { readonly empty: Readonly<Record<string, unknown>> } | { readonly stays: string };

type Row = Readonly<Record<string, unknown>>;

/** Owner of the exported rows, and the time. */
export interface Telling {
  readonly scope: TenantScope;
  readonly userId: number;
  readonly now: () => number;
}

/** Takes out of a person's rows the parts that may not be exported now. */
export type Redact = (telling: Telling, rows: readonly Row[]) => Promise<readonly Row[]>;

/** A table with personal data. A module exports its own; `modules/index.ts` collects them. */
export interface PersonalTable {
  readonly table: TenantTable;
  /** Kind under which it is exported. */
  readonly kind: PersonalKind;
  /** Rows of a person. */
  readonly of: (userId: number) => SQL;
  /** When a row was made; null for a table without such a column. */
  readonly since: PgColumn | null;
  /** Columns that are never exported: secrets, workings of the server, other people. */
  readonly without: readonly string[];
  /** For tables whose rows are exported in part only, or later. */
  readonly redact: Redact | null;
  readonly erase: Erasure;
}

interface Options<Table> {
  readonly erase: Erasure;
  /** Column with the person; `userId` by default. */
  readonly whose?: PgColumn;
  /** For tables without a column of the person. */
  readonly of?: (userId: number) => SQL;
  readonly since?: PgColumn;
  readonly without?: readonly (keyof Table & string)[];
  readonly redact?: Redact;
}

/** Declares a table with personal rows. Throws RangeError where nothing names their owner. */
export function personal<Table extends TenantTable>(
  table: Table,
  kind: PersonalKind,
  { erase, of, redact, since, whose, without = [] }: Options<Table>,
): PersonalTable {
  const column = whose ?? (table as Table & { readonly userId?: PgColumn }).userId;
  const rows = of ?? (column === undefined ? undefined : (userId: number) => eq(column, userId));
  if (rows === undefined) throw new RangeError('nothing says whose rows these are');
  return { table, kind, of: rows, since: since ?? null, without: ['eid', ...without], redact: redact ?? null, erase };
}

/** Rows that belong to rows of the person: `column` is an `id` of `parent`. */
export const throughParent =
  (column: PgColumn, parent: TenantTable & { readonly id: PgColumn; readonly userId: PgColumn }) =>
  (userId: number): SQL =>
    sql`${column} in (select ${parent.id} from ${parent} where ${parent.userId} = ${userId})`;
