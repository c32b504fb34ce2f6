import type { AnswerValue, MarkState, PracticeReveal } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { DrawnQuestion } from './practice.ports.ts';

/** Settings for the practice of a course that differ from the defaults. */
export const coursePractices = tenantTable(
  'course_practices',
  {
    courseId: rowId('course_id').notNull(),
    reveal: text('reveal').$type<PracticeReveal>().notNull(),
    /** Questions of one run at most. */
    size: integer('size').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.courseId] })],
);

/** A practice of a course by a person. */
export const coursePracticeRuns = tenantTable(
  'course_practice_runs',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    /** Null: the whole course. */
    chapterId: rowId('chapter_id'),
    /** Setting of the course at the beginning of the run. */
    reveal: text('reveal').$type<PracticeReveal>().notNull(),
    questions: jsonb('questions').$type<readonly DrawnQuestion[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    answered: integer('answered').notNull().default(0),
    /** Among the marked ones. */
    right: integer('right').notNull().default(0),
  },
  (table) => [
    unique('course_practice_runs_eid_id').on(table.eid, table.id),
    uniqueIndex('course_practice_runs_open')
      .on(table.eid, table.userId, table.courseId)
      .where(sql`${table.finishedAt} is null`),
    index('course_practice_runs_own').on(table.eid, table.userId, table.courseId, table.startedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Answers in a practice of a course; marked at once or at the end. */
export const coursePracticeAnswers = tenantTable(
  'course_practice_answers',
  {
    runId: rowId('run_id').notNull(),
    questionId: rowId('question_id').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    /** Null until it is marked. */
    mark: text('mark').$type<MarkState>(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.runId, table.questionId] }),
    foreignKey({
      columns: [table.eid, table.runId],
      foreignColumns: [coursePracticeRuns.eid, coursePracticeRuns.id],
    }).onDelete('cascade'),
  ],
);
