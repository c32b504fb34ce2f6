import { defaultPageSize, epochMs, v, type Call } from '@banyan/contracts';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import { decodeCursor, encodeCursor, type Direction } from './cursor.ts';

/** Sort values of a row in a cursor: moments as epoch ms. */
export type Key = readonly (boolean | number | string)[];

/** An order of rows in which a page can begin behind any row. */
export interface Keyset<Row> {
  /** Schema of a cursor's values in this order: the columns' ranges. */
  readonly key: v.GenericSchema<unknown, Key>;
  keyOf(row: Row): Key;
  /** ORDER BY of a page; one before a cursor is read backwards and turned round afterwards. */
  orderBy(direction?: Direction): SQL[];
  /** Rows beyond a key. One row comparison, which an index on the columns answers by seeking. */
  beyond(key: Key, direction?: Direction): SQL;
}

/**
 * The order of `columns`, descending in all of them or ascending, the id last, so that no two rows are equal. It needs an
 * index on them in the schema. Columns are booleans, whole numbers, ids, moments and short texts; for others there is no cursor.
 */
export function keyset<Row>(
  columns: readonly (PgColumn | Computed)[],
  valuesOf: (row: Row) => readonly (boolean | number | string | Date)[],
  order: 'descending' | 'ascending' = 'descending',
): Keyset<Row> {
  const kinds = columns.map((column) => ('expression' in column ? computedKinds[column.kind] : kindOf(column)));
  const terms = columns.map((column) => ('expression' in column ? column.expression : column));
  const down = (direction: Direction) => (direction === 'next') === (order === 'descending');
  return {
    key: v.strictTuple(kinds.map(({ key }) => key) as [Kind['key'], ...Kind['key'][]]),
    keyOf: (row) => valuesOf(row).map((value) => (value instanceof Date ? value.getTime() : value)),
    orderBy: (direction = 'next') => terms.map((term) => (down(direction) ? desc(term) : asc(term))),
    beyond: (key, direction = 'next') => {
      const values = kinds.map(({ toSql }, index) => toSql(key[index] ?? 0));
      const comparison = sql.raw(down(direction) ? '<' : '>');
      return sql`(${sql.join([...terms], sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`;
    },
  };
}

/** A sort value that is no column; no index answers it. */
export interface Computed {
  readonly expression: SQL;
  readonly kind: 'boolean' | 'text' | 'number';
}

interface Kind {
  /** The column's range: a cursor may come back with any content. */
  readonly key: v.GenericSchema<unknown, boolean | number | string>;
  readonly toSql: (value: boolean | number | string) => SQL;
}

const kindsByColumn: Readonly<Record<string, Kind>> = {
  PgBoolean: { key: v.boolean(), toSql: (value) => sql`${value}::boolean` },
  PgInteger: {
    key: v.pipe(v.int(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647)),
    toSql: (value) => sql`${value}::integer`,
  },
  PgText: { key: v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\0]*$/)), toSql: (value) => sql`${value}::text` },
  PgBigInt53: { key: v.int(), toSql: (value) => sql`${value}::bigint` },
  PgTimestamp: { key: epochMs, toSql: (value) => sql`${new Date(Number(value)).toISOString()}::timestamptz` },
};

const computedKinds: Readonly<Record<Computed['kind'], Kind>> = {
  boolean: { key: v.boolean(), toSql: (value) => sql`${value}::boolean` },
  text: { key: v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\0]*$/)), toSql: (value) => sql`${value}::text` },
  number: { key: v.number(), toSql: (value) => sql`${value}::numeric` },
};

function kindOf({ name, columnType }: PgColumn): Kind {
  const kind = kindsByColumn[columnType];
  if (kind === undefined) throw new Error(`no cursor in the order of ${name}: ${columnType}`);
  return kind;
}

/** Input of a call whose request was made by `page`. */
export interface PageInput {
  readonly cursor?: string | undefined;
  readonly size?: number | undefined;
}

/** Items a page has room for. */
export const sizeOf = ({ size }: PageInput) => size ?? defaultPageSize;

/** Name of a list within its filters, for its cursors: one of other filters is invalid here. */
export function listName(call: Pick<Call, 'name'>, input: PageInput): string {
  const asked = Object.entries(input).filter(([field]) => field !== 'cursor' && field !== 'size');
  const filters = JSON.stringify([call.name, asked.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(filters).digest('base64url').slice(0, 12);
}

/** Clauses for the rows of a page. */
export interface PageOfRows {
  /** Rows behind the cursor; undefined on the first page. One more condition of the caller's `where`. */
  readonly beyond: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
}

/** Rows found among many others, as far as one call walks. */
export interface Walked<Row> {
  /** Found rows, in the order of the page. */
  readonly rows: readonly Row[];
  /** The last row that was looked at, if others follow: the next page begins there. Null: all were looked at. */
  readonly stopped: Row | null;
}

/**
 * One page of a list [ADR 0007]: `read` selects its rows, `items` turns them into the contract's items. The limit is
 * one row more than the page, which shows whether there is another page; that row is never shown. A page of walked rows
 * may have fewer than it has room for, and yet another page behind it.
 */
export async function keysetPage<Row, Item>(
  call: Pick<Call, 'name'>,
  input: PageInput,
  list: {
    readonly by: Keyset<NoInfer<Row>>;
    read(page: PageOfRows): Promise<readonly Row[] | Walked<Row>>;
    items(rows: readonly Row[]): Promise<readonly Item[]> | readonly Item[];
  },
): Promise<{ items: Item[]; next: string | null }> {
  const { by } = list;
  const size = sizeOf(input);
  const order = listName(call, input);
  const cursor = decodeCursor(input.cursor ?? '', order, by.key);
  const read = await list.read({
    beyond: cursor ? by.beyond(cursor.key) : undefined,
    orderBy: by.orderBy(),
    limit: size + 1,
  });
  const { rows: found, stopped } = 'stopped' in read ? read : { rows: read, stopped: null };
  const rows = found.slice(0, size);
  const last = (found.length > size ? rows.at(-1) : stopped) ?? undefined;
  return {
    items: [...(await list.items(rows))],
    next: last === undefined ? null : encodeCursor({ order, direction: 'next', key: by.keyOf(last), position: null }),
  };
}
