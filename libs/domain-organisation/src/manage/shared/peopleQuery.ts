import type { CallInput } from '@banyan/contracts';
import {
  accountStates,
  accountTypes,
  fieldColumn,
  fieldOfColumn,
  isDay,
  peopleSorts,
  readFieldNumber,
  type FieldFilter,
  type managePeople,
  type PersonField,
} from '@banyan/contracts/organisation';
import type { TableQuery } from '@banyan/core-console';
import { readRange } from '@banyan/core-console';

/** Rows asked for at once. */
const pageSize = 60;

/** A query without words and filters. */
export const noQuery: TableQuery = { q: '', sort: '', filters: {}, view: '' };

/** The condition of a table's filter on a field; undefined for values that the field cannot have. */
function fieldFilter({ id, kind }: PersonField, values: readonly string[]): FieldFilter | undefined {
  const [value = ''] = values;
  if (kind === 'text') return value === '' ? undefined : { field: id, has: value };
  if (kind === 'choice') {
    const is = values.filter((one) => /^[1-9]\d{0,8}$/.test(one)).map(Number);
    return is.length === 0 ? undefined : { field: id, is };
  }
  const range = readRange(value);
  const bound = (text: string) =>
    kind === 'number' ? (readFieldNumber(text) ?? undefined) : isDay(text) ? text : undefined;
  const [from, to] = [bound(range.from), bound(range.to)];
  if (from === undefined && to === undefined) return undefined;
  return { field: id, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The order that the call knows; others are the usual one. */
const knownSort = (sort: string): CallInput<typeof managePeople>['sort'] =>
  fieldOfColumn(sort.replace(/^-/, '')) === null ? (peopleSorts.find((one) => one === sort) ?? 'account') : sort;

/** The call's input for a query of the table with these fields; unknown values are left out. */
export function peopleQuery(
  { filters, q, sort }: TableQuery,
  known: readonly PersonField[] = [],
): CallInput<typeof managePeople> {
  const fields = known.flatMap((field) => fieldFilter(field, filters[fieldColumn(field.id)] ?? []) ?? []);
  const [department = ''] = filters['department'] ?? [];
  const [type = ''] = filters['type'] ?? [];
  const [state = ''] = filters['state'] ?? [];
  const kind = accountTypes.find((one) => String(one) === type);
  return {
    q: q.slice(0, 60),
    department: /^[1-9]\d{0,8}$/.test(department) ? Number(department) : 0,
    type: kind === undefined ? '' : (`${kind}` as const),
    state: accountStates.find((one) => one === state) ?? '',
    sort: knownSort(sort),
    ...(fields.length === 0 ? {} : { fields }),
    size: pageSize,
  };
}
