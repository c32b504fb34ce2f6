import type { ReportReason } from '@banyan/contracts/messages';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { users } from '../../../platform/enterprise.schema.ts';

/** Conversations: one for two people. */
export const conversations = tenantTable(
  'message_conversations',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** The one with the lower id. */
    lowId: rowId('low_id').notNull(),
    highId: rowId('high_id').notNull(),
  },
  (table) => [
    unique('message_conversations_pair').on(table.eid, table.lowId, table.highId),
    unique('message_conversations_eid_id').on(table.eid, table.id),
    check('message_conversations_order', sql`${table.lowId} < ${table.highId}`),
    foreignKey({ columns: [table.eid, table.lowId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.highId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Lines of conversations. */
export const privateMessages = tenantTable(
  'message_private',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    conversationId: rowId('conversation_id').notNull(),
    fromId: rowId('from_id').notNull(),
    /** Key from the sender's page: the same again is the same line. */
    clientId: text('client_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('message_private_once').on(table.eid, table.fromId, table.clientId),
    unique('message_private_eid_id').on(table.eid, table.id),
    index('message_private_recent').on(table.eid, table.conversationId, table.at, table.id),
    foreignKey({
      columns: [table.eid, table.conversationId],
      foreignColumns: [conversations.eid, conversations.id],
    }).onDelete('cascade'),
  ],
);

/** Blocks: a person who takes no messages from another. */
export const blockedPeople = tenantTable(
  'message_blocks',
  { userId: rowId('user_id').notNull(), personId: rowId('person_id').notNull(), at: moment('at').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.personId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.personId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Lines that were reported to the administrators. */
export const privateReports = tenantTable(
  'message_reports',
  {
    privateId: rowId('private_id').notNull(),
    userId: rowId('user_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.privateId, table.userId] }),
    foreignKey({
      columns: [table.eid, table.privateId],
      foreignColumns: [privateMessages.eid, privateMessages.id],
    }).onDelete('cascade'),
  ],
);
