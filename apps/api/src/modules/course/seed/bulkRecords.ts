import { sql, type SQL } from 'drizzle-orm';

/** Rows as one parameter: the database unpacks a batch faster than a driver binds its values one by one. */
export const recordset = (rows: readonly object[], columns: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;
