import type { ChapterKind, CourseDraft, DraftChange } from '@banyan/contracts/course';
import { doublePrecision, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { draftTable, versionTable } from '../../../platform/drafts/draftTables.ts';
import { courses, type ChapterFiles, type StoredRendition, type SubtitleKeys } from '../course.schema.ts';
import type { PreparedLines } from '../import/prepare.ts';

/** The drafts of courses. */
export const courseDrafts = draftTable<CourseDraft>('course', courses);

/** Published versions of courses. */
export const courseVersions = versionTable<CourseDraft, DraftChange>('course', courses);

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
