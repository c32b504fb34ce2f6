import type { NotePin, NoteState } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Notes of learners in courses. */
export const notes = tenantTable(
  'notes',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    chapterId: rowId('chapter_id').notNull(),
    /** Its name on the device that began it. */
    draftKey: text('draft_key').notNull(),
    text: text('text').notNull(),
    /** Ids of uploads, in their order. */
    images: text('images').array().notNull().default([]),
    pin: text('pin').$type<NotePin>().notNull(),
    /** Second or page; 0 for the whole chapter. */
    place: integer('place').notNull(),
    state: text('state').$type<NoteState>().notNull(),
    reason: text('reason').notNull().default(''),
    /** Grows with each change, by any author. */
    revision: integer('revision').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    reviewerId: rowId('reviewer_id'),
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    unique('notes_eid_id').on(table.eid, table.id),
    unique('notes_draft_key').on(table.eid, table.userId, table.draftKey),
    index('notes_person').on(table.eid, table.userId, table.changedAt, table.id),
    index('notes_person_chapter').on(table.eid, table.userId, table.chapterId, table.place, table.id),
    index('notes_course').on(table.eid, table.courseId, table.state, table.changedAt, table.id),
    index('notes_chapter').on(table.eid, table.chapterId, table.state, table.place, table.id),
    index('notes_waiting').on(table.eid, table.state, table.changedAt, table.id),
    index('notes_reviewed').on(table.eid, table.reviewedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('notes_place', sql`${table.place} >= 0`),
  ],
);

/** Pictures for notes; unused ones are swept. */
export const noteImages = tenantTable(
  'note_images',
  {
    /** Id of the upload. */
    id: text('id').notNull(),
    userId: rowId('user_id').notNull(),
    /** Null: not used by a note. */
    noteId: rowId('note_id'),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.id] }),
    index('note_images_loose')
      .on(table.eid, table.touchedAt)
      .where(sql`note_id is null`),
    index('note_images_note').on(table.eid, table.noteId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** People who have closed the tip about notes. */
export const noteTips = tenantTable(
  'note_tips',
  { userId: rowId('user_id').notNull(), closedAt: moment('closed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type NoteRow = typeof notes.$inferSelect;
