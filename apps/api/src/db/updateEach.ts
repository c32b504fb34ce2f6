import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TenantScope, TenantTable } from './tenant.ts';

/** Most rows of one statement: PostgreSQL takes 256 MB of JSON, and the server holds it as well. */
const atOnce = 5000;

interface Change<Values> {
  readonly id: number;
  /** The columns that change; each row may change others. */
  readonly values: Partial<Values>;
}

/**
 * Changes many rows, each to values of its own, by a statement for each set of columns: one for each row takes longer
 * than all else of a large import. `also` is set in each of them.
 */
export async function updateEach<Table extends TenantTable & { readonly id: PgColumn; readonly $inferSelect: object }>(
  scope: TenantScope,
  table: Table,
  changes: readonly Change<Table['$inferSelect']>[],
  also: SQL,
): Promise<void> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const alike = new Map<string, Change<Table['$inferSelect']>[]>();
  for (const change of changes) {
    const names = Object.keys(change.values).sort().join();
    const those = alike.get(names);
    if (those === undefined) alike.set(names, [change]);
    else those.push(change);
  }
  for (const [names, some] of alike) {
    const changed = names.split(',').flatMap((name) => {
      const column = columns[name];
      return column === undefined ? [] : [{ name, column, type: column.getSQLType() }];
    });
    const sets = changed.map(({ column: { name } }) => sql`${sql.identifier(name)} = one.${sql.identifier(name)}`);
    const given = changed.map(({ column: { name }, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`);
    for (let from = 0; from < some.length; from += atOnce) {
      const rows = some.slice(from, from + atOnce).map(({ id, values }) => ({ id, ...stored(changed, values) }));
      await scope.tx.execute(sql`
        update ${table} set ${sql.join([...sets, also], sql`, `)}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id bigint, ${sql.join(given, sql`, `)})
        where ${scope.only(table, sql`${table.id} = one.id`)}`);
    }
  }
}

/** Values as the columns store them, by the names of the columns; JSON and lists are written as they are. */
const stored = (
  columns: readonly { readonly name: string; readonly column: PgColumn; readonly type: string }[],
  values: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    columns.map(({ column, name, type }) => {
      const value = values[name];
      const isPlain = value === null || type === 'jsonb' || type.endsWith('[]');
      return [column.name, isPlain ? value : column.mapToDriverValue(value)];
    }),
  );
