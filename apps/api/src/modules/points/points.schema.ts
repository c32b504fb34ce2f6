import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../enterprise/enterprise.schema.ts';

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
    /** Change of what was ever earned. */
    lifetime: integer('lifetime').notNull(),
    /** Change of what can be spent. */
    spendable: integer('spendable').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('points_entries_once').on(table.eid, table.userId, table.rule, table.sourceType, table.sourceId),
    index('points_entries_user').on(table.eid, table.userId, table.id),
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
