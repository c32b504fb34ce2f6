import type { MicroDraft, MicroFileFault, MicroFileKind, MicroFileState, MicroState } from '@banyan/contracts/teaching';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Courses that people write themselves, from the first draft until an administrator publishes them. */
export const microCourses = tenantTable(
  'micro_courses',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 700_001 }),
    userId: rowId('user_id').notNull(),
    /** Its name on the device that began it. */
    draftKey: text('draft_key').notNull(),
    /** The draft, which may be incomplete. */
    draft: jsonb('draft').$type<MicroDraft>().notNull(),
    state: text('state').$type<MicroState>().notNull().default('draft'),
    reason: text('reason').notNull().default(''),
    /** Grows with each change, by any author. */
    revision: integer('revision').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    /** Time of the latest submission. */
    sentAt: moment('sent_at'),
    reviewerId: rowId('reviewer_id'),
    reviewedAt: moment('reviewed_at'),
    /** The course made of it. */
    courseId: rowId('course_id'),
    /** Deleted; can be restored for 30 days. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    unique('micro_courses_draft_key').on(table.eid, table.userId, table.draftKey),
    index('micro_courses_person').on(table.eid, table.userId, table.changedAt, table.id),
    index('micro_courses_waiting').on(table.eid, table.state, table.sentAt, table.id),
    index('micro_courses_reviewed').on(table.eid, table.reviewedAt, table.id),
    index('micro_courses_removed')
      .on(table.eid, table.removedAt)
      .where(sql`removed_at is not null`),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('micro_courses_approved', sql`(${table.state} = 'approved') = (${table.courseId} is not null)`),
  ],
);

/** Files for micro-courses; unused ones are swept. */
export const microFiles = tenantTable(
  'micro_files',
  {
    /** Id of the upload. */
    id: text('id').notNull(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<MicroFileKind>().notNull(),
    /** Its key in the store. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    state: text('state').$type<MicroFileState>().notNull(),
    /** Why it cannot be played; empty unless it failed. */
    fault: text('fault').$type<MicroFileFault>().notNull().default(''),
    /** Its codec, if that is the reason. */
    coding: text('coding').notNull().default(''),
    /** Seconds; 0 while it is not known. */
    durationS: doublePrecision('duration_s').notNull().default(0),
    /** Lines of the picture; 0 of sound. */
    height: integer('height').notNull().default(0),
    /** Pages of a document. */
    parts: integer('parts').notNull().default(0),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.id] }),
    index('micro_files_person').on(table.eid, table.userId),
    index('micro_files_touched').on(table.eid, table.touchedAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type MicroRow = typeof microCourses.$inferSelect;
export type MicroFileRow = typeof microFiles.$inferSelect;
