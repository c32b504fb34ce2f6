import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { Measure } from '../../effects/scored.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Counted value of each source: a repeated event counts once. */
export const rankingSources = tenantTable(
  'ranking_sources',
  {
    userId: rowId('user_id').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    source: text('source').notNull(),
    total: doublePrecision('total').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.measure, table.source] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** A person's value in a period: `all`, a year `2025`, a month `2025-11`, or a week by its Monday `2025-11-17`. */
export const rankingScores = tenantTable(
  'ranking_scores',
  {
    userId: rowId('user_id').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    period: text('period').notNull(),
    /** The person's main department at that time; 0: none. */
    departmentId: rowId('department_id').notNull(),
    value: integer('value').notNull(),
    /** Time at which this value was reached, epoch seconds below 0: the earliest comes first. */
    earliness: integer('earliness').notNull(),
    /** False for people who hide their name: they take nobody's place. */
    shown: boolean('shown').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.measure, table.period] }),
    index('ranking_scores_all')
      .on(table.eid, table.measure, table.period, table.value, table.earliness, table.userId)
      .where(sql`shown and value > 0`),
    index('ranking_scores_department')
      .on(table.eid, table.measure, table.period, table.departmentId, table.value, table.earliness, table.userId)
      .where(sql`shown and value > 0`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Number of people with each value. Changes are added as rows, which nobody waits for, and summed up every few minutes:
 * a place among a million is a sum over the values, not over the people.
 */
export const rankingTallies = tenantTable(
  'ranking_tallies',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    measure: text('measure').$type<Measure>().notNull(),
    period: text('period').notNull(),
    /** 0: the whole enterprise. */
    departmentId: rowId('department_id').notNull(),
    value: integer('value').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    // With the number of people in it, so that a sum reads the index alone.
    index('ranking_tallies_values').on(
      table.eid,
      table.measure,
      table.period,
      table.departmentId,
      table.value,
      table.people,
    ),
  ],
);

/**
 * Total of the people of a department, and the number of people with a value: changes, summed up like those of
 * `rankingTallies`. Its average is a sum over departments, not over the values in each.
 */
export const rankingDepartments = tenantTable(
  'ranking_departments',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    measure: text('measure').$type<Measure>().notNull(),
    period: text('period').notNull(),
    departmentId: rowId('department_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    index('ranking_departments_means').on(
      table.eid,
      table.measure,
      table.period,
      table.departmentId,
      table.amount,
      table.people,
    ),
  ],
);

/** People who hide their name in rankings, and since when. */
export const rankingHidden = tenantTable(
  'ranking_hidden',
  { userId: rowId('user_id').notNull(), since: moment('since').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Whether an enterprise has rankings; without a row it has. */
export const rankingSettings = tenantTable('ranking_settings', { on: boolean('on').notNull() }, (table) => [
  primaryKey({ columns: [table.eid] }),
]);
