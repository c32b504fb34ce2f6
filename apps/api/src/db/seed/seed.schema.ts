import { primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { tenantTable } from '../tenantTable.ts';

/** Finished steps of the demo data, so that an interrupted start resumes. */
export const seedMarks = tenantTable(
  'seed_marks',
  {
    step: text('step').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.step] })],
);
