import type { Permission } from '@banyan/contracts';
import type { CellFault, ImportKindName, RowOutcome } from '@banyan/contracts/organisation';
import type { ContentLanguage } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { ChangedField } from './audit.schema.ts';
import type { Emit } from '../ports/emit.ts';
import type { Grants } from './grants.ts';

/** A row of a file by the columns of its kind, with what was mended. */
export interface ReadRow {
  readonly line: number;
  /** Words of a cell; empty for a column that the file does not have. */
  readonly cell: (column: string) => string;
  /** Whether the file has a column. */
  readonly has: (column: string) => boolean;
  /** Faults that the file's program left in cells, by column. */
  readonly troubles: ReadonlyMap<string, CellFault>;
}

/** On whose behalf rows are checked and written, and what was allowed. */
export interface TableAround {
  readonly scope: TenantScope;
  readonly grants: Grants;
  readonly actorId: number;
  /** Informs other modules of people who come into audiences. */
  readonly emit: Emit;
  /** Epoch ms. */
  readonly now: number;
  /** Whether people who are not in the file leave. */
  readonly leave: boolean;
  /** Departments that are made because the file names them. */
  readonly make: ReadonlySet<string>;
  /** Options of choices that are made because the file names them. */
  readonly options: readonly { readonly column: string; readonly name: string }[];
}

export interface RowFault {
  /** Empty: the whole row. */
  readonly column: string;
  readonly fault: CellFault;
  /** Words of the cell. */
  readonly value: string;
  /** A further fact, such as the line of a twin. */
  readonly about: string;
}

export interface RowChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The effect of a row. */
export interface CheckedRow {
  readonly line: number;
  readonly outcome: RowOutcome;
  /** The thing that is there already; null for a new one. */
  readonly subjectId: number | null;
  readonly faults: readonly RowFault[];
  readonly changes: readonly RowChange[];
  /** Words by columns, of things that are not in the file. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** A row that was written. */
export interface WrittenRow {
  readonly line: number;
  readonly subjectId: number;
  /** Facts for taking it back. */
  readonly undo: Readonly<Record<string, unknown>>;
  /** For the thing's history. */
  readonly changes: readonly ChangedField[];
}

/** The rows of a file, checked in a transaction. */
export interface CheckedTable {
  readonly rows: readonly CheckedRow[];
  /** Writes rows of it, in the same transaction. */
  write(lines: ReadonlySet<number>): Promise<{
    readonly rows: readonly WrittenRow[];
    /** Ids of the departments that it made. */
    readonly made: readonly number[];
  }>;
}

/** A written row that is taken back. */
export interface UndoneRow {
  readonly line: number;
  readonly subjectId: number;
  readonly outcome: RowOutcome;
  readonly undo: Readonly<Record<string, unknown>>;
}

/** Columns that an enterprise adds. */
export interface OwnColumns {
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  /** The column that a heading means; null: none. */
  columnOf(heading: string): string | null;
}

/** A kind of table that comes in by the console. */
export interface TableKind {
  readonly name: ImportKindName;
  readonly may: Permission;
  readonly columns: readonly { readonly name: string; readonly needed: boolean }[];
  /** Columns whose digits all count. */
  readonly exact: ReadonlySet<string>;
  /** The column that a heading means; null: none. */
  columnOf(heading: string): string | null;
  /** Columns that the enterprise adds to those of the kind. */
  own?(scope: TenantScope, language: ContentLanguage): Promise<OwnColumns>;
  /** Checks rows of one file. `isWhole`: they are all that it has. */
  check(around: TableAround, rows: readonly ReadRow[], isWhole: boolean): Promise<CheckedTable>;
  /** The same things again, when their turn to leave has come. */
  checkLeaving(around: TableAround, subjects: ReadonlyMap<number, number>): Promise<CheckedTable>;
  /** Takes rows back; answers the lines of those that somebody has changed or used since. */
  takeBack(
    around: TableAround,
    rows: readonly UndoneRow[],
  ): Promise<{
    readonly stayed: ReadonlySet<number>;
    readonly changes: readonly { readonly subjectId: number; readonly changes: readonly ChangedField[] }[];
  }>;
  /** Removes departments that an import made, where nothing is in them. */
  removeMade(around: TableAround, made: readonly number[]): Promise<void>;
  /** Those of the new things that nobody has used and that no password of the file opens. */
  withoutPassword(
    around: Pick<TableAround, 'scope' | 'grants'>,
    subjects: readonly number[],
  ): Promise<readonly number[]>;
  /** Gives them new first passwords. */
  givePasswords(
    around: Pick<TableAround, 'scope' | 'grants'>,
    subjects: readonly number[],
  ): Promise<readonly { readonly account: string; readonly name: string; readonly password: string }[]>;
}
