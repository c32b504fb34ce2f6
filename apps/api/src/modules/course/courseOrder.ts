import { epochMs, z, type CourseSort } from '@banyan/contracts';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CardRow } from './cards.ts';
import { courses } from './course.schema.ts';
import type { Direction } from './cursor.ts';

/** An order of courses: descending in all its columns, the id last, and an index for each in the schema. */
interface Order {
  readonly columns: readonly PgColumn[];
  /** Sort values of a row as its cursor holds them. */
  keyOf(row: CardRow): Key;
  readonly key: z.ZodMiniType<Key>;
}
type Key = readonly (boolean | number)[];

const moment = (at: Date) => at.getTime();

/** What the columns can hold: a cursor may come back with anything in it. */
const int4 = z.int().check(z.gte(0), z.lte(2_147_483_647));

const orders: Readonly<Record<CourseSort, Order>> = {
  // Compulsory courses first, newest first among them.
  default: {
    columns: [courses.required, courses.publishedAt, courses.id],
    keyOf: (row) => [row.required, moment(row.publishedAt), row.id],
    key: z.tuple([z.boolean(), epochMs, z.int()]),
  },
  newest: {
    columns: [courses.publishedAt, courses.id],
    keyOf: (row) => [moment(row.publishedAt), row.id],
    key: z.tuple([epochMs, z.int()]),
  },
  learners: {
    columns: [courses.learners, courses.id],
    keyOf: (row) => [row.learners, row.id],
    key: z.tuple([int4, z.int()]),
  },
  rating: {
    columns: [courses.rating, courses.id],
    keyOf: (row) => [row.rating, row.id],
    key: z.tuple([int4, z.int()]),
  },
};

/** The order of a sort. */
export const orderOf = (sort: CourseSort): Order => orders[sort];

/** ORDER BY for a page: a page before a cursor is read backwards and turned round afterwards. */
export const sortedBy = ({ columns }: Order, direction: Direction): SQL[] =>
  columns.map((column) => (direction === 'next' ? desc(column) : asc(column)));

/** Rows beyond a cursor. One row comparison, which an index on the columns answers by seeking. */
export function beyond({ columns }: Order, key: Key, direction: Direction): SQL {
  const values = columns.map((column, index) => {
    const value = key[index];
    // Keys hold moments as milliseconds; the database knows them as timestamps.
    return column === courses.publishedAt ? sql`${new Date(Number(value)).toISOString()}::timestamptz` : sql`${value}`;
  });
  const comparison = direction === 'next' ? sql.raw('<') : sql.raw('>');
  return sql`(${sql.join([...columns], sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`;
}
