import { primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { tenantTable } from '../tenantTable.ts';

/** Steps of the demo data that were done, so that a start which was broken off goes on where it stopped. */
export const seedMarks = tenantTable(
  'seed_marks',
  {
    step: text('step').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.step] })],
);
