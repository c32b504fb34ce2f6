import type { MedalCount } from '@banyan/contracts/mall';
import { date, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** A person's counters for medals. */
export const medalCounters = tenantTable(
  'medal_counters',
  {
    userId: rowId('user_id').notNull(),
    counts: text('counts').$type<MedalCount>().notNull(),
    value: integer('value').notNull(),
    /** Last day of a row of days; null for other counters. */
    day: date('day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.counts] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Medals that people have earned; none is ever revoked. */
export const medalsEarned = tenantTable(
  'medals_earned',
  {
    userId: rowId('user_id').notNull(),
    medal: text('medal').notNull(),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.medal] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
