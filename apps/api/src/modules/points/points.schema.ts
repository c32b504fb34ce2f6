import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/**
 * Every change of anyone's points, with its reason; never changed and never deleted. Points ever earned and points to
 * spend are separate: spending leaves the first as it is.
 */
export const pointsEntries = appendOnlyTable(
  'points_entries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    /** Reason: `<module>.<purpose>`. */
    rule: text('rule').notNull(),
    /** Type of the source. */
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** Number of earlier entries of this rule and source: even ones give points, odd ones revoke them. */
    turn: integer('turn').notNull().default(0),
    /** Change of the points ever earned. */
    lifetime: integer('lifetime').notNull(),
    /** Change of the points to spend. */
    spendable: integer('spendable').notNull(),
    at: moment('at').notNull(),
    /** Reason of a correction, in the words of the person who made it; empty for everything else. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('points_entries_once').on(table.eid, table.userId, table.rule, table.sourceType, table.sourceId, table.turn),
    index('points_entries_user').on(table.eid, table.userId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
    check('points_entries_change', sql`${table.lifetime} <> 0 or ${table.spendable} <> 0`),
  ],
);

/** Sums of a person's entries, written with each of them. `users.score` repeats the points to spend. */
export const pointsBalances = tenantTable(
  'points_balances',
  {
    userId: rowId('user_id').notNull(),
    lifetime: integer('lifetime').notNull().default(0),
    spendable: integer('spendable').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('points_balances_lifetime', sql`${table.lifetime} >= 0`),
    check('points_balances_spendable', sql`${table.spendable} >= 0`),
  ],
);

/** Rules that earn points in an enterprise, for the list of tasks and for the limit of a day. */
export const pointsTasks = tenantTable(
  'points_tasks',
  {
    /** As in the entries. */
    rule: text('rule').notNull(),
    /** Points for one time, if every time is alike; null: each event gives its own. */
    points: integer('points'),
    /** Most points of a day in the enterprise's zone; null: no limit. */
    dailyLimit: integer('daily_limit'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.rule] })],
);

/** An enterprise's settings for points; without a row nothing is cleared and signing gives the defaults. */
export const pointsSettings = tenantTable(
  'points_settings',
  {
    /** Points are cleared at the end of the year after the one in which they were earned. */
    clears: boolean('clears').notNull().default(false),
    /** Points of the seven days of signing in. */
    signPoints: jsonb('sign_points').$type<readonly number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid] })],
);

/** Days on which people have signed in. */
export const signIns = tenantTable(
  'sign_ins',
  {
    userId: rowId('user_id').notNull(),
    /** In the enterprise's zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Days in a row, this one included. */
    streak: integer('streak').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.day] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
