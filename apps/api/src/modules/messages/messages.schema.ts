import type { MessageBox, MessageKind } from '@banyan/contracts/messages';
import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import type { Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Names and numbers that the words of a message use. */
export type MessageParams = Readonly<Record<string, string | number | Localised>>;

/**
 * Announcements of administrators. Each has its messages, of kind `admin` with its key as source, which are read by the
 * people of its audience alone.
 */
export const announcements = tenantTable(
  'announcements',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    key: text('key').notNull(),
    /** Its title, its text and whom it is from. */
    params: jsonb('params').$type<Readonly<Record<'title' | 'text' | 'from', Localised>>>().notNull(),
    /** Null: everyone. */
    audienceId: rowId('audience_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('announcements_key').on(table.eid, table.key),
    index('announcements_audience').on(table.eid, table.audienceId),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
  ],
);

/** Messages of people: one for a person, a kind and a source. */
export const messages = tenantTable(
  'messages',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_001 }),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** The list of its kind. */
    box: text('box').$type<MessageBox>().notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    params: jsonb('params').$type<MessageParams>().notNull(),
    /** Text that a search reads: the names in `params`, lower case. */
    words: text('words').notNull(),
    at: moment('at').notNull(),
    /** Null: unread. */
    readAt: moment('read_at'),
    /** Taken out of the inbox; kept, so that a repeated cause does not bring it back. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    unique('messages_once').on(table.eid, table.userId, table.kind, table.sourceType, table.sourceId),
    index('messages_box').on(table.eid, table.userId, table.box, table.at, table.id),
    index('messages_kind').on(table.eid, table.userId, table.kind, table.at, table.id),
    index('messages_unread')
      .on(table.eid, table.userId, table.box, table.at, table.id, table.kind)
      .where(sql`read_at is null and removed_at is null`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
