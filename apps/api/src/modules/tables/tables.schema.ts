import type {
  CellFault,
  ImportKindName,
  ImportState,
  ImportTrouble,
  RowOutcome,
  RowState,
} from '@banyan/contracts/organisation';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { sealedJson } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { RowChange, RowFault } from '../../platform/tableKind.ts';

/** Cells with the same fault. */
export interface Cause {
  readonly column: string;
  readonly fault: CellFault;
  /** The words that all of them hold; empty where they differ, or where it is personal. */
  readonly value: string;
  readonly rows: number;
}

/** Imports of tables by administrators. */
export const tableImports = tenantTable(
  'table_imports',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<ImportKindName>().notNull(),
    /** The administrator who brought the file; the id alone, so that nothing personal outlives an erased account. */
    actorId: rowId('actor_id').notNull(),
    ip: text('ip').notNull(),
    /** Name of the file, and its key in the store until it is read. */
    file: text('file').notNull(),
    key: text('key').notNull(),
    uploadId: text('upload_id').notNull(),
    state: text('state').$type<ImportState>().notNull().default('reading'),
    head: jsonb('head').$type<readonly string[]>().notNull().default([]),
    mapping: jsonb('mapping').$type<readonly (string | null)[]>().notNull().default([]),
    remembered: boolean('remembered').notNull().default(false),
    leave: boolean('leave').notNull().default(false),
    make: jsonb('make').$type<readonly string[]>().notNull().default([]),
    /** Options of choices that are made because the file names them. */
    options: jsonb('options')
      .$type<readonly { readonly column: string; readonly name: string }[]>()
      .notNull()
      .default([]),
    rows: integer('rows').notNull().default(0),
    counts: jsonb('counts').$type<Partial<Record<RowOutcome, number>>>().notNull().default({}),
    causes: jsonb('causes').$type<readonly Cause[]>().notNull().default([]),
    notches: jsonb('notches').$type<readonly number[]>().notNull().default([]),
    /** Rows of the work under way that are done, and all of them. */
    done: integer('done').notNull().default(0),
    toDo: integer('to_do').notNull().default(0),
    /** Departments that it made. */
    made: jsonb('made').$type<readonly number[]>().notNull().default([]),
    trouble: jsonb('trouble').$type<{ readonly why: ImportTrouble; readonly line: number | null }>(),
    createdAt: moment('created_at').notNull(),
    /** When it began to write; null: it has not. */
    startedAt: moment('started_at'),
  },
  (table) => [
    unique('table_imports_eid_id').on(table.eid, table.id),
    index('table_imports_latest').on(table.eid, table.kind, table.id),
    index('table_imports_age').on(table.eid, table.createdAt),
  ],
);

/** Cells of a file's row, sealed in the database. */
export interface RowContent {
  readonly cells: readonly string[];
  /** Faults that the file's program left, by place. */
  readonly troubles: Readonly<Record<number, CellFault>>;
  /** Mended cells, by place. */
  readonly mended: Readonly<Record<number, string>>;
}

/** Rows of imports, kept for fourteen days. */
export const tableImportRows = tenantTable(
  'table_import_rows',
  {
    importId: rowId('import_id').notNull(),
    line: integer('line').notNull(),
    content: sealedJson<RowContent>('content', 'table_import_rows.content').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    state: text('state').$type<RowState>().notNull().default('waiting'),
    /** The thing that it is about; null: a new one. */
    subjectId: rowId('subject_id'),
    result: sealedJson<{ readonly faults: readonly RowFault[]; readonly changes: readonly RowChange[] }>(
      'result',
      'table_import_rows.result',
    ).notNull(),
    undo: sealedJson<Readonly<Record<string, unknown>>>('undo', 'table_import_rows.undo'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.importId, table.line] }),
    index('table_import_rows_outcome').on(table.eid, table.importId, table.outcome, table.line),
    index('table_import_rows_subject').on(table.eid, table.subjectId),
    foreignKey({
      columns: [table.eid, table.importId],
      foreignColumns: [tableImports.eid, tableImports.id],
    }).onDelete('cascade'),
  ],
);

/** How the columns of files were mapped last time, by their first row. */
export const tableMappings = tenantTable(
  'table_mappings',
  {
    kind: text('kind').$type<ImportKindName>().notNull(),
    /** Digest of the first row. */
    head: text('head').notNull(),
    mapping: jsonb('mapping').$type<readonly (string | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.kind, table.head] })],
);

export type ImportRow = typeof tableImports.$inferSelect;
