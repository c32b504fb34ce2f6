import { sql } from 'drizzle-orm';
import { doublePrecision, foreignKey, index, pgPolicy, primaryKey, text } from 'drizzle-orm/pg-core';
import { lexemes, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { courses } from './course.schema.ts';

/**
 * Speech of a lesson, line by line, so that a search leads to the second. `lesson_line_hits` searches it as the owner,
 * as `course_hits` does courses: row-level security keeps text search from its index.
 */
export const lessonLines = tenantTable(
  'lesson_lines',
  {
    courseId: rowId('course_id').notNull(),
    chapterId: rowId('chapter_id').notNull(),
    language: text('language').$type<'zh' | 'en'>().notNull(),
    second: doublePrecision('second').notNull(),
    text: text('text').notNull(),
    words: lexemes('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.chapterId, table.language, table.second] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
    index('lesson_lines_course').on(table.eid, table.courseId),
    index('lesson_lines_words').using('gin', table.words),
    pgPolicy('lesson_lines_by_owner', { for: 'select', to: 'current_user', using: sql`true` }),
  ],
);
