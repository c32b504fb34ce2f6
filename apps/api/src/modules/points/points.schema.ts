import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/**
 * Every change of anyone's points, with what for; never changed and never deleted. What was once earned and what can be
 * spent are apart: spending leaves the first as it is.
 */
export const pointsEntries = appendOnlyTable(
  'points_entries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    /** Why: `<module>.<what for>`. */
    rule: text('rule').notNull(),
    /** From what. */
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** Entries of this rule and source before: even ones are what it brings, odd ones take that back. */
    turn: integer('turn').notNull().default(0),
    /** Change of what was ever earned. */
    lifetime: integer('lifetime').notNull(),
    /** Change of what can be spent. */
    spendable: integer('spendable').notNull(),
    at: moment('at').notNull(),
    /** Why somebody has corrected them, in that person's words; empty for everything else. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('points_entries_once').on(table.eid, table.userId, table.rule, table.sourceType, table.sourceId, table.turn),
    index('points_entries_user').on(table.eid, table.userId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
    check('points_entries_change', sql`${table.lifetime} <> 0 or ${table.spendable} <> 0`),
  ],
);

/** Sums of someone's entries, written with each of them. `users.score` repeats what can be spent. */
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

/** What earns points in an enterprise, for the list of tasks and for the limit of a day. */
export const pointsTasks = tenantTable(
  'points_tasks',
  {
    /** As in the entries. */
    rule: text('rule').notNull(),
    /** Points for once, where every time is alike; null: each says its own. */
    points: integer('points'),
    /** Most points of a day in the enterprise's zone; null: no limit. */
    dailyLimit: integer('daily_limit'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.rule] })],
);

/** What an enterprise has decided about its points; without a row nothing is cleared and signing brings the usual. */
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
