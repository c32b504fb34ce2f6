import type { ExportList } from '@banyan/contracts/organisation';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { ExportAsked } from '../../platform/listExport.ts';

/** Tables that administrators have exported; each is its owner's alone. */
export const tableExports = tenantTable(
  'table_exports',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<ExportList>().notNull(),
    /** The administrator who asked. */
    ownerId: rowId('owner_id').notNull(),
    format: text('format').$type<'csv' | 'xlsx'>().notNull(),
    file: text('file').notNull(),
    /** Key of the file in the store. */
    key: text('key').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    /** Filters, columns, language and time zone. */
    asked: jsonb('asked').$type<ExportAsked>().notNull(),
    rows: integer('rows').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('table_exports_owner').on(table.eid, table.ownerId, table.id),
    index('table_exports_age').on(table.eid, table.createdAt),
  ],
);

export type ExportRow = typeof tableExports.$inferSelect;
