import type { ExamDraft } from '@banyan/contracts/exam';
import { foreignKey, integer, jsonb, primaryKey } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../../db/columns.ts';
import { tenantTable } from '../../../../db/tenantTable.ts';
import { exams } from '../../exam.schema.ts';

/** The draft of an exam: what its next version will be. Without a row there is nothing to publish. */
export const examDrafts = tenantTable(
  'exam_drafts',
  {
    examId: rowId('exam_id').notNull(),
    draft: jsonb('draft').$type<ExamDraft>().notNull(),
    /** Begins a change; an older one is refused. */
    revision: integer('revision').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    savedBy: rowId('saved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.examId] }),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
  ],
);

/** Published versions of an exam. */
export const examVersions = tenantTable(
  'exam_versions',
  {
    examId: rowId('exam_id').notNull(),
    /** From 1. */
    no: integer('no').notNull(),
    draft: jsonb('draft').$type<ExamDraft>().notNull(),
    /** Names of the settings that differ from the one before. */
    changes: jsonb('changes').$type<readonly string[]>().notNull().default([]),
    publishedAt: moment('published_at').notNull(),
    /** Null: it came in from elsewhere. */
    publishedBy: rowId('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.examId, table.no] }),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
  ],
);
