import type { MessageKind, MessageRhythm, MessageWay } from '@banyan/contracts/messages';
import { foreignKey, primaryKey, text } from 'drizzle-orm/pg-core';
import { rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { users } from '../../../platform/enterprise.schema.ts';

/** Ways by which kinds of messages reach people, where they differ from the default. */
export const messageWishes = tenantTable(
  'message_wishes',
  {
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    way: text('way').$type<MessageWay>().notNull(),
    rhythm: text('rhythm').$type<MessageRhythm>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.kind, table.way] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
