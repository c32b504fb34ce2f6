import type { AnswerValue, MarkState, PracticeKind } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { questions } from './question.schema.ts';

/** A question of a run, with its option ids in the order of this run. */
export interface StoredDrill {
  readonly id: number;
  readonly options: readonly number[];
}

/** State of the spaced repetition of one question, as ts-fsrs keeps it; moments in ISO 8601. */
export type StoredCard = Readonly<Record<string, unknown>>;

/** Names of points of knowledge; a tag without one is shown by its key. */
export const questionTags = tenantTable(
  'question_tags',
  { key: text('key').notNull(), name: localisedText('name').notNull() },
  (table) => [primaryKey({ columns: [table.eid, table.key] })],
);

/** A set of questions that a person practises one by one. */
export const practiceRuns = tenantTable(
  'practice_runs',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<PracticeKind>().notNull(),
    /** Exam, tag, course or bank; for a set of the day its day. */
    key: text('key').notNull(),
    drills: jsonb('drills').$type<readonly StoredDrill[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    answered: integer('answered').notNull().default(0),
    right: integer('right').notNull().default(0),
  },
  (table) => [
    unique('practice_runs_eid_id').on(table.eid, table.id),
    uniqueIndex('practice_runs_open')
      .on(table.eid, table.userId, table.kind, table.key)
      .where(sql`${table.finishedAt} is null`),
    index('practice_runs_own').on(table.eid, table.userId, table.startedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Answers in practice, as they were given and marked; never changed. */
export const practiceAnswers = appendOnlyTable(
  'practice_answers',
  {
    runId: rowId('run_id').notNull(),
    questionId: rowId('question_id').notNull(),
    userId: rowId('user_id').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    mark: text('mark').$type<MarkState>().notNull(),
    at: moment('at').notNull(),
    /** It was in the book of wrong questions before or entered it. */
    inBook: boolean('in_book').notNull(),
    /** State of its repetition before this answer, from which another grade starts. */
    cardBefore: jsonb('card_before').$type<StoredCard>(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.runId, table.questionId] }),
    index('practice_answers_own').on(table.eid, table.userId, table.questionId, table.at),
    index('practice_answers_days').on(table.eid, table.userId, table.at),
    foreignKey({ columns: [table.eid, table.runId], foreignColumns: [practiceRuns.eid, practiceRuns.id] }),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
  ],
);

/** Questions that left the book of wrong ones, with their entries: they can be put back. */
export const masteredQuestions = tenantTable(
  'mastered_questions',
  {
    userId: rowId('user_id').notNull(),
    questionId: rowId('question_id').notNull(),
    times: integer('times').notNull(),
    lastWrongAt: moment('last_wrong_at').notNull(),
    dueAt: moment('due_at').notNull(),
    card: jsonb('card').$type<StoredCard>(),
    examId: rowId('exam_id'),
    masteredAt: moment('mastered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.questionId] }),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
