import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Every change of anyone's balance, with its reason; never changed and never deleted. */
export const walletEntries = appendOnlyTable(
  'wallet_entries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    /** Reason: `<module>.<purpose>`. */
    rule: text('rule').notNull(),
    /** Id of the source. */
    sourceId: text('source_id').notNull(),
    /** Change of the balance. */
    cents: integer('cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('wallet_entries_once').on(table.eid, table.userId, table.rule, table.sourceId),
    index('wallet_entries_user').on(table.eid, table.userId, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
    check('wallet_entries_change', sql`${table.cents} <> 0`),
  ],
);

/** Sums of someone's entries, written with each of them; never below zero. */
export const walletBalances = tenantTable(
  'wallet_balances',
  {
    userId: rowId('user_id').notNull(),
    cents: integer('cents').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('wallet_balances_above', sql`${table.cents} >= 0`),
  ],
);
