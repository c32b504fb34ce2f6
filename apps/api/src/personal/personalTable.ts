import type { PersonalKind } from '@banyan/contracts/account';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantScope, TenantTable } from '../db/tenant.ts';

/**
 * What becomes of a person's rows when the account is erased: they go, or some columns are emptied, or they stay because
 * somebody else needs them. What stays names nobody any more: the person's own row has lost its name.
 */
export type Erasure = 'remove' | { readonly empty: Readonly<Record<string, unknown>> } | { readonly stays: string };

type Row = Readonly<Record<string, unknown>>;

/** Whose rows are told, and when. */
export interface Telling {
  readonly scope: TenantScope;
  readonly userId: number;
  readonly now: () => number;
}

/** Takes out of a person's rows what may not be told now. */
export type Redact = (telling: Telling, rows: readonly Row[]) => Promise<readonly Row[]>;

/** A table in which something is kept about people. A module exports its own; `modules/index.ts` collects them. */
export interface PersonalTable {
  readonly table: TenantTable;
  /** Under which it is told of. */
  readonly kind: PersonalKind;
  /** Rows of a person. */
  readonly of: (userId: number) => SQL;
  /** When a row was made; null where none says so. */
  readonly since: PgColumn | null;
  /** Columns that never leave: secrets, workings of the server, other people. */
  readonly without: readonly string[];
  /** Where some rows are told in part only, or later. */
  readonly redact: Redact | null;
  readonly erase: Erasure;
}

interface Options<Table> {
  readonly erase: Erasure;
  /** Column with the person; `userId` unless said. */
  readonly whose?: PgColumn;
  /** Where no column has the person. */
  readonly of?: (userId: number) => SQL;
  readonly since?: PgColumn;
  readonly without?: readonly (keyof Table & string)[];
  readonly redact?: Redact;
}

/** Declares a table with personal rows. Throws RangeError where nothing says whose they are. */
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

/** Rows that hang on rows of the person: `column` is an `id` of `parent`. */
export const throughParent =
  (column: PgColumn, parent: TenantTable & { readonly id: PgColumn; readonly userId: PgColumn }) =>
  (userId: number): SQL =>
    sql`${column} in (select ${parent.id} from ${parent} where ${parent.userId} = ${userId})`;
