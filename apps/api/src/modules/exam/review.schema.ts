import type { Criterion, Suggestion } from '@banyan/contracts/exam';
import { foreignKey, integer, jsonb, primaryKey } from 'drizzle-orm/pg-core';
import { rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';

/** Criteria of a question in an exam, where its key words alone are not enough. */
export const markCriteria = tenantTable(
  'mark_criteria',
  {
    examId: rowId('exam_id').notNull(),
    questionId: rowId('question_id').notNull(),
    criteria: jsonb('criteria').$type<readonly Criterion[]>().notNull(),
    /** Increases with each change. */
    revision: integer('revision').notNull(),
    changedBy: rowId('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.examId, table.questionId] }),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
  ],
);

/** The last suggestion for an answer. It is no mark: nothing but the review desk reads it. */
export const markSuggestions = tenantTable(
  'mark_suggestions',
  {
    attemptId: rowId('attempt_id').notNull(),
    questionId: rowId('question_id').notNull(),
    /** Of the criteria that it goes by. */
    criteriaRevision: integer('criteria_revision').notNull(),
    suggestion: jsonb('suggestion').$type<Suggestion>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.attemptId, table.questionId] }),
    foreignKey({ columns: [table.eid, table.attemptId], foreignColumns: [examAttempts.eid, examAttempts.id] }).onDelete(
      'cascade',
    ),
  ],
);
