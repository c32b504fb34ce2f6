import type { DeletionState } from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Copies of people's data, at their own request. */
export const dataCopies = tenantTable(
  'data_copies',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull(),
    /** Name of the saved file. */
    name: text('name').notNull(),
    /** Key in the file storage; null before the file exists and after its removal. */
    key: text('key'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    askedAt: moment('asked_at').notNull(),
    /** End of its link; null unless it is ready. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_copies_own').on(table.eid, table.userId, table.askedAt, table.id),
    index('data_copies_over').on(table.eid, table.expiresAt),
    // One at most is being made.
    uniqueIndex('data_copies_one_waits')
      .on(table.eid, table.userId)
      .where(sql`state = 'waiting'`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('data_copies_ready', sql`${table.state} <> 'ready' or ${table.expiresAt} is not null`),
  ],
);

/** Requests of people to be erased, and their outcomes. */
export const deletionRequests = tenantTable(
  'deletion_requests',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    state: text('state').$type<DeletionState>().notNull(),
    reason: text('reason').notNull(),
    askedAt: moment('asked_at').notNull(),
    reply: text('reply').notNull().default(''),
    decidedBy: rowId('decided_by'),
    /** Time of the decision or withdrawal. */
    decidedAt: moment('decided_at'),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('deletion_requests_one_waits')
      .on(table.eid, table.userId)
      .where(sql`state = 'waiting'`),
    index('deletion_requests_person').on(table.eid, table.userId, table.askedAt, table.id),
    index('deletion_requests_waiting').on(table.eid, table.state, table.askedAt, table.id),
    index('deletion_requests_answered').on(table.eid, table.decidedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type CopyRow = typeof dataCopies.$inferSelect;
export type DeletionRow = typeof deletionRequests.$inferSelect;
