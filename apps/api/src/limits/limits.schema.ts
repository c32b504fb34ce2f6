import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { tenantTable } from '../db/tenantTable.ts';

/** How often something was done or tried in a window, for every limit but the request limit: see `take.ts`. */
export const limitCounts = tenantTable(
  'limit_counts',
  {
    /** The counted act and its owner: words and ids alone, never a name, a number or an address in the clear. */
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    /** Start of the window. */
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.subject] })],
);
