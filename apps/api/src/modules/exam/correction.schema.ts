import type { CorrectionAct, CorrectionPolicy, CorrectionState, MarkState } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';
import { questions, type StoredKey } from './question.schema.ts';

/** A question of an exam that was struck, or whose key was mended, after papers existed. */
export const examCorrections = tenantTable(
  'exam_corrections',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    examId: rowId('exam_id').notNull(),
    questionId: rowId('question_id').notNull(),
    act: text('act').$type<CorrectionAct>().notNull(),
    policy: text('policy').$type<CorrectionPolicy>().notNull(),
    /** The key by which answers are marked instead; null: the question is struck. */
    key: jsonb('key').$type<StoredKey>(),
    reason: text('reason').notNull(),
    state: text('state').$type<CorrectionState>().notNull().default('running'),
    madeBy: rowId('made_by').notNull(),
    at: moment('at').notNull(),
    /** Papers to mark anew, and those that are; `after` is the last of them. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    after: rowId('after').notNull().default(0),
    /** Papers whose score it changed. */
    changed: integer('changed').notNull().default(0),
  },
  (table) => [
    unique('exam_corrections_eid_id').on(table.eid, table.id),
    index('exam_corrections_exam').on(table.eid, table.examId, table.id),
    uniqueIndex('exam_corrections_standing')
      .on(table.eid, table.examId, table.questionId)
      .where(sql`state <> 'takenBack'`),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
  ],
);

/** The former mark of an answer that a correction changed: it can be set back. */
export const correctedAnswers = tenantTable(
  'corrected_answers',
  {
    correctionId: rowId('correction_id').notNull(),
    attemptId: rowId('attempt_id').notNull(),
    markBefore: text('mark_before').$type<MarkState>(),
    scoreBefore: integer('score_before'),
    /** Whether it is set back. */
    back: boolean('back').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.correctionId, table.attemptId] }),
    foreignKey({
      columns: [table.eid, table.correctionId],
      foreignColumns: [examCorrections.eid, examCorrections.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.attemptId], foreignColumns: [examAttempts.eid, examAttempts.id] }).onDelete(
      'cascade',
    ),
  ],
);
