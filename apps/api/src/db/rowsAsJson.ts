import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * All rows of a query as one value, for answers of hundreds of rows: mapping each column of each row takes longer than
 * reading them. Moments are texts of ISO 8601.
 */
export const rowsAsJson = <const Columns extends Readonly<Record<string, Column>>>(columns: Columns, order?: SQL) => {
  const fields = Object.entries(columns).flatMap(([name, column]) => [sql`${name}::text`, sql`${column}`]);
  const ordered = order === undefined ? sql`` : sql` order by ${order}`;
  return sql<
    RowOf<Columns>[]
  >`coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})${ordered}), '[]'::json)`;
};

type Json<Data> = Data extends Date ? string : Data;
type RowOf<Columns extends Readonly<Record<string, Column>>> = {
  [Name in keyof Columns]: Columns[Name]['_']['notNull'] extends true
    ? Json<Columns[Name]['_']['data']>
    : Json<Columns[Name]['_']['data']> | null;
};
