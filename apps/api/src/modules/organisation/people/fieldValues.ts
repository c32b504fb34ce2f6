import { fieldColumn, type FieldValue, type PersonRefusal } from '@banyan/contracts/organisation';
import { sql } from 'drizzle-orm';
import { keyset, type Computed, type Keyset } from '../../../paging/keyset.ts';
import { users, type FieldValues } from '../../../platform/enterprise.schema.ts';
import { canHold, hasValue, valueText, type PersonFieldRow } from '../../../platform/personFields.ts';
import type { UserRow } from './userRow.ts';

/** Values of fields in the fields' order. */
export const valuesIn = (fields: readonly PersonFieldRow[], values: FieldValues): readonly FieldValue[] =>
  fields.flatMap(({ id }) => {
    const value = values[id];
    return value === undefined ? [] : [{ field: id, value }];
  });

/** The values of a person after a change; those of archived fields stay. Names the fields that cannot hold theirs. */
export function writtenValues(
  fields: readonly PersonFieldRow[],
  written: readonly FieldValue[] | undefined,
  former: FieldValues,
): { readonly values: FieldValues; readonly refusals: Readonly<Record<string, PersonRefusal>> } {
  if (written === undefined) return { values: former, refusals: {} };
  const values: Record<string, string | number> = {};
  const refusals: Record<string, PersonRefusal> = {};
  for (const { archivedAt, id } of fields) {
    const value = former[id];
    if (archivedAt !== null && value !== undefined) values[id] = value;
  }
  for (const { field: id, value } of written) {
    const field = fields.find((one) => one.id === id && one.archivedAt === null);
    const tidy = typeof value === 'string' ? value.trim() : value;
    if (field === undefined || id in values || !canHold(field, tidy)) refusals[fieldColumn(id)] = 'invalid';
    else values[id] = tidy;
  }
  return { values, refusals };
}

/** Orders people by a field; people without a value come last. Options of a choice have their own order. */
export function byField({ id, kind, options }: PersonFieldRow, order: 'ascending' | 'descending'): Keyset<UserRow> {
  const isAscending = order === 'ascending';
  const ids = options.map((option) => option.id);
  const missing: Computed = {
    expression: isAscending ? sql`(not ${hasValue(id)})` : hasValue(id),
    kind: 'boolean',
  };
  const value: Computed =
    kind === 'number'
      ? { expression: sql`coalesce(${valueText(id)}::numeric, 0)`, kind: 'number' }
      : kind === 'choice'
        ? {
            expression: sql`coalesce(array_position(${sql.param(ids)}::int[], ${valueText(id)}::int), 0)`,
            kind: 'number',
          }
        : { expression: sql`coalesce(${valueText(id)}, '')`, kind: 'text' };
  return keyset<UserRow>(
    [missing, value, users.id],
    (row) => {
      const own = row.fieldValues[id];
      const place = kind === 'choice' && typeof own === 'number' ? ids.indexOf(own) + 1 : own;
      return [(own === undefined) === isAscending, place ?? (value.kind === 'number' ? 0 : ''), row.id];
    },
    order,
  );
}
