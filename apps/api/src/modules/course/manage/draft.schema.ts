import type { ChapterKind, CourseDraft, DraftChange } from '@banyan/contracts/course';
import { doublePrecision, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { courses, type ChapterFiles, type StoredRendition, type SubtitleKeys } from '../course.schema.ts';
import type { PreparedLines } from '../import/prepare.ts';

/** The draft of a course: what its next version will be. Without a row there is nothing to publish. */
export const courseDrafts = tenantTable(
  'course_drafts',
  {
    courseId: rowId('course_id').notNull(),
    draft: jsonb('draft').$type<CourseDraft>().notNull(),
    /** Begins a change; an older one is refused. */
    revision: integer('revision').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    savedBy: rowId('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.courseId] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);

/** Published versions of a course. */
export const courseVersions = tenantTable(
  'course_versions',
  {
    courseId: rowId('course_id').notNull(),
    /** From 1. */
    no: integer('no').notNull(),
    draft: jsonb('draft').$type<CourseDraft>().notNull(),
    /** Its changes against the one before. */
    changes: jsonb('changes').$type<readonly DraftChange[]>().notNull().default([]),
    publishedAt: moment('published_at').notNull(),
    /** Null: it came in from elsewhere. */
    publishedBy: rowId('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.courseId, table.no] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);

/** Content of a chapter, checked and stored. One that a version has is not changed any more. */
export const courseMaterials = tenantTable(
  'course_materials',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    courseId: rowId('course_id').notNull(),
    kind: text('kind').$type<ChapterKind>().notNull(),
    /** Name of its file; empty for a text. */
    name: text('name').notNull(),
    /** Length of what plays, seconds; 0: the chapter says how long reading takes. */
    seconds: doublePrecision('seconds').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    files: jsonb('files').$type<ChapterFiles>().notNull().default({}),
    renditions: jsonb('renditions').$type<StoredRendition[]>().notNull().default([]),
    subtitles: jsonb('subtitles').$type<SubtitleKeys>().notNull().default({}),
    /** Its speech, for the search. */
    lines: jsonb('lines').$type<readonly PreparedLines[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    createdBy: rowId('created_by'),
    /** Set with the first version that has it. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    index('course_materials_course').on(table.eid, table.courseId, table.id),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);
