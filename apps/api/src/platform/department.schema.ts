import { boolean, foreignKey, index, integer, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { localisedText } from '../db/localised.ts';
import { tenantTable } from '../db/tenantTable.ts';

/** Departments of an enterprise: a tree. */
export const departments = tenantTable(
  'departments',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    /** Parent; null at the top. */
    parentId: rowId('parent_id'),
    name: localisedText('name').notNull(),
    /** Place among its siblings. */
    place: integer('place').notNull().default(0),
    /** People who register may choose it. */
    open: boolean('open').notNull().default(false),
    /** Closed: it keeps its history, and nobody new comes in. */
    closedAt: moment('closed_at'),
    /** The department that took over its people; audiences that name this one mean that one. Null: not merged. */
    mergedInto: rowId('merged_into'),
    /** People whose audiences follow a change of the tree as a job: all, those done, and which job; see `settleDepartment`. */
    settleTotal: integer('settle_total').notNull().default(0),
    settleDone: integer('settle_done').notNull().default(0),
    settleRun: integer('settle_run').notNull().default(0),
    /** Counts the changes, so that two administrators do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('departments_eid_id').on(table.eid, table.id),
    index('departments_parent').on(table.eid, table.parentId),
    foreignKey({ columns: [table.eid, table.parentId], foreignColumns: [table.eid, table.id] }),
    foreignKey({ columns: [table.eid, table.mergedInto], foreignColumns: [table.eid, table.id] }),
  ],
);
