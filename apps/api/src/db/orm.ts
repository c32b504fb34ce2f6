import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

/** What both drivers answer to a raw statement. */
export interface RowsHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The one Drizzle type that services see, whichever database is behind it. */
export type Orm = PgDatabase<RowsHKT>;
