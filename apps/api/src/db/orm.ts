import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

/** The answer of both drivers to a raw statement. */
export interface RowsHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The one Drizzle type that services see, for both databases. */
export type Orm = PgDatabase<RowsHKT>;
