import type { CreditSource } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Credits earned and credits revoked, with their source; never changed, never deleted. `users.credit` is their sum. */
export const creditEntries = appendOnlyTable(
  'credit_entries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    source: text('source').$type<CreditSource>().notNull(),
    /** Of the course, exam, live room or training programme; 0 for an opening balance. */
    sourceId: rowId('source_id').notNull(),
    /** Number of earlier entries of this source: even ones give credits, odd ones revoke them. */
    turn: integer('turn').notNull().default(0),
    /** Tenths of a credit; below zero: revoked. */
    tenths: integer('tenths').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [
    unique('credit_entries_once').on(table.eid, table.userId, table.source, table.sourceId, table.turn),
    index('credit_entries_recent').on(table.eid, table.userId, table.earnedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
    check('credit_entries_change', sql`(${table.turn} % 2 = 0) = (${table.tenths} > 0) and ${table.tenths} <> 0`),
  ],
);
