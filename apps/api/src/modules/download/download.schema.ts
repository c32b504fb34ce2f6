import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Files that belong to courses. */
export const courseFiles = tenantTable(
  'course_files',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    courseId: rowId('course_id').notNull(),
    /** Place in the course, from 1. */
    no: integer('no').notNull(),
    /** Without its extension. */
    name: localisedText('name').notNull(),
    /** Key in the file storage; its extension gives its type. */
    key: text('key').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
  },
  (table) => [
    unique('course_files_eid_id').on(table.eid, table.id),
    index('course_files_of').on(table.eid, table.courseId, table.no),
  ],
);

/** Downloads of learners. */
export const downloads = tenantTable(
  'downloads',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    fileIds: jsonb('file_ids').$type<readonly number[]>().notNull(),
    /** Name of the saved file, with its extension. */
    name: text('name').notNull(),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull(),
    /** Key in the file storage; null before the file exists and after its removal. */
    key: text('key'),
    size: integer('size'),
    askedAt: moment('asked_at').notNull(),
    /** End of its link; null unless it is ready. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('downloads_own').on(table.eid, table.userId, table.askedAt, table.id),
    index('downloads_over').on(table.eid, table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('downloads_ready', sql`${table.state} <> 'ready' or ${table.expiresAt} is not null`),
  ],
);
