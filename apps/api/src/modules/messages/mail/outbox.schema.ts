import type { MessageKind, MessageWay } from '@banyan/contracts/messages';
import { foreignKey, index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { users } from '../../../platform/enterprise.schema.ts';

/** Mails and notices to people: one message, or a digest of several. */
export const outbox = tenantTable(
  'message_outbox',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    way: text('way').$type<Exclude<MessageWay, 'portal'>>().notNull(),
    /** Its purpose: a single message, a day or a week. There is one for each. */
    window: text('window').notNull(),
    messageIds: jsonb('message_ids').$type<readonly number[]>().notNull(),
    /** Kinds that the link in it ends. */
    kinds: jsonb('kinds').$type<readonly MessageKind[]>().notNull(),
    /** Opens the page that ends them, without a login. */
    token: text('token').notNull(),
    /** Address of the receiver. */
    to: text('to').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    html: text('html').notNull().default(''),
    at: moment('at').notNull(),
    /** Null: not yet, or it was read meanwhile. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('message_outbox_once').on(table.eid, table.userId, table.way, table.window),
    unique('message_outbox_token').on(table.eid, table.token),
    index('message_outbox_recent').on(table.eid, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
