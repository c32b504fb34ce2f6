import { sql } from 'drizzle-orm';
import {
  integer,
  pgPolicy,
  pgTable,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core';
import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm';

const eid = () => integer('eid').notNull();
type WithEid<Columns> = Columns & { eid: ReturnType<typeof eid> };

/** Rows of the enterprise that the transaction has been opened for; without one the setting is missing and it fails. */
const ownRows = sql`eid = current_setting('app.eid')::int`;

type Extra<Name extends string, Columns extends Record<string, PgColumnBuilderBase>> = (
  self: BuildExtraConfigColumns<Name, WithEid<Columns>, 'pg'>,
) => PgTableExtraConfigValue[];

function ownRowsTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  policies: readonly PgTableExtraConfigValue[],
  extra: Extra<Name, Columns> | undefined,
): PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, WithEid<Columns>, 'pg'>;
  dialect: 'pg';
}> {
  return pgTable(name, { eid: eid(), ...columns } as WithEid<Columns>, (self) => [
    ...policies,
    ...(extra?.(self) ?? []),
  ]);
}

/**
 * A table whose rows belong to enterprises: adds the column `eid` and the row-level policy, which is the second wall
 * behind `scope.only`. `raiseWalls` forces the policy on the table's owner too.
 */
export function tenantTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: Extra<Name, Columns>,
) {
  const policies = [pgPolicy(`${name}_own_rows`, { using: ownRows, withCheck: ownRows })];
  return ownRowsTable(name, columns, policies, extra);
}

/** The same for rows that are written once: no policy, and by `raiseWalls` no right, lets anyone change or delete them. */
export function appendOnlyTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: Extra<Name, Columns>,
) {
  const policies = [
    pgPolicy(`${name}_own_rows_read`, { for: 'select', using: ownRows }),
    pgPolicy(`${name}_own_rows_added`, { for: 'insert', withCheck: ownRows }),
  ];
  return ownRowsTable(name, columns, policies, extra);
}
