import { foreignKey, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import type { ContentLanguage } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Private calendar addresses: one a learner, deleted when it is revoked. */
export const calendarFeeds = tenantTable(
  'calendar_feeds',
  {
    userId: rowId('user_id').notNull(),
    /** 32 random bytes, base64url. Not hashed: its owner reads it again, and it gives access to the calendar alone. */
    secret: text('secret').notNull(),
    /** Language of its words: a calendar program sends none. */
    language: text('language').$type<ContentLanguage>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    unique('calendar_feeds_secret').on(table.eid, table.secret),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
