import { foreignKey, integer, unique } from 'drizzle-orm/pg-core';
import { rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Departments to choose from when registering. */
export const departments = tenantTable(
  'departments',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    /** Parent; null at the top. */
    parentId: rowId('parent_id'),
    name: localisedText('name').notNull(),
    /** Place among its siblings. */
    place: integer('place').notNull(),
  },
  (table) => [
    unique('departments_eid_id').on(table.eid, table.id),
    foreignKey({ columns: [table.eid, table.parentId], foreignColumns: [table.eid, table.id] }).onDelete('cascade'),
  ],
);
