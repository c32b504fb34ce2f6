import type { Verdict } from '@banyan/contracts';
import type { QuestionKind } from '@banyan/contracts/exam';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Options of a question in a bank. The place in the list is the option's id. */
export type StoredOptions = readonly Localised[];

/** The right answer. Fields that the kind has no use for are empty. Never part of an answer before the rules let it. */
export interface StoredKey {
  /** Ids of right options; of a judgement 1 for true, 0 for false. */
  readonly choice: readonly number[];
  /** Accepted texts of each gap. */
  readonly gaps: readonly (readonly string[])[];
  /** Gaps accept numbers: 1.50 is 1.5. Left out: they accept texts. */
  readonly numbers?: true;
  /** Example of a short answer. */
  readonly sample: Localised | null;
  /** Key words of a short answer. */
  readonly keywords: readonly string[];
}

/** A picture of a question. */
export interface StoredPicture {
  /** Key in the file storage. */
  readonly key: string;
  readonly alt: Localised;
}

/** A sound or document of a question. */
export interface StoredMaterial {
  /** Key in the file storage. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

/** The place in a course that teaches a question. */
export interface StoredLesson {
  readonly courseId: number;
  readonly chapterId: number;
  /** Second of its video. */
  readonly second: number;
}

/** Questions of one subject. */
export const questionBanks = tenantTable(
  'question_banks',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Its key in imports and demo data. */
    key: text('key').notNull(),
    name: localisedText('name').notNull(),
    /** The author in the console; null for a bank that was brought in. */
    createdBy: rowId('created_by'),
    /** Counts changes of the name. */
    revision: integer('revision').notNull().default(0),
    /** Last change of the bank or of one of its questions. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('question_banks_changed').on(table.eid, table.changedAt, table.id),
    unique('question_banks_key').on(table.eid, table.key),
    unique('question_banks_eid_id').on(table.eid, table.id),
  ],
);

/**
 * A version of a question. What it asks and its key never change: a correction adds another version and retires this
 * one, so that papers and marks stay as they were. Its place does change: bank, tags, difficulty and lesson.
 */
export const questions = tenantTable(
  'questions',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    bankId: rowId('bank_id').notNull(),
    /** Its key in imports; unique in its bank. */
    ref: text('ref').notNull(),
    kind: text('kind').$type<QuestionKind>().notNull(),
    /** 1 easy, 2 medium, 3 hard. */
    difficulty: integer('difficulty').notNull(),
    tags: text('tags').array().notNull(),
    /** Sanitised HTML. */
    stem: localisedText('stem').notNull(),
    options: jsonb('options').$type<StoredOptions>().notNull(),
    /** Gaps to fill in. */
    gaps: integer('gaps').notNull().default(0),
    /** Pictures of stored files. */
    pictures: jsonb('pictures').$type<readonly StoredPicture[]>().notNull().default([]),
    /** Sounds and documents. */
    materials: jsonb('materials').$type<readonly StoredMaterial[]>().notNull().default([]),
    /** Answers may carry files; an answer that does is marked by a person. */
    takesFiles: boolean('takes_files').notNull().default(false),
    key: jsonb('key').$type<StoredKey>().notNull(),
    /** Sanitised HTML. */
    explanation: localisedText('explanation').notNull(),
    lesson: jsonb('lesson').$type<StoredLesson>(),
    /** When it was taken out of use, or a corrected one replaced it; null: it is current. */
    retiredAt: moment('retired_at'),
    /** Whether a later version took its place. */
    replaced: boolean('replaced').notNull().default(false),
    /** Number among its versions, and the id of the first one; null: this is the first. */
    version: integer('version').notNull().default(1),
    originId: rowId('origin_id'),
    /** Summary of what it asks, the same for questions that differ in formatting, width and spaces alone. */
    stemForm: text('stem_form').notNull().default(''),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The person who changed it in the console; null: it came by a file. */
    changedBy: rowId('changed_by'),
    /** Marked answers to it in exams. */
    answered: integer('answered').notNull().default(0),
    /** Average share of the points, per cent; null: nobody has answered it. */
    rightShare: integer('right_share'),
    /** Share of the best fifth of the papers less that of the last fifth, per cent; null: too few papers. */
    discrimination: integer('discrimination'),
    /** Share of the points in each fifth of the papers by total score, the last fifth first, per cent. */
    fifths: integer('fifths').array(),
  },
  (table) => [
    unique('questions_ref').on(table.eid, table.bankId, table.ref),
    unique('questions_eid_id').on(table.eid, table.id),
    index('questions_listed').on(table.eid, table.bankId, table.changedAt, table.id),
    index('questions_doubles').on(table.eid, table.stemForm),
    index('questions_versions').on(table.eid, table.originId),
    index('questions_drawn').on(table.eid, table.bankId, table.kind, table.difficulty),
    foreignKey({ columns: [table.eid, table.bankId], foreignColumns: [questionBanks.eid, questionBanks.id] }),
    check('questions_difficulty', sql`${table.difficulty} between 1 and 3`),
  ],
);

/** Learners' reports of questions. */
export const questionReports = tenantTable(
  'question_reports',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    questionId: rowId('question_id').notNull(),
    attemptId: rowId('attempt_id').notNull(),
    userId: rowId('user_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    state: text('state').$type<'open' | Verdict>().notNull().default('open'),
    reply: text('reply').notNull().default(''),
    repliedBy: rowId('replied_by'),
  },
  (table) => [
    index('question_reports_in_state').on(table.eid, table.state, table.at, table.id),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Questions that a learner answered wrongly and has not mastered since. */
export const wrongQuestions = tenantTable(
  'wrong_questions',
  {
    userId: rowId('user_id').notNull(),
    questionId: rowId('question_id').notNull(),
    /** How often it was answered wrongly. */
    times: integer('times').notNull().default(1),
    lastWrongAt: moment('last_wrong_at').notNull(),
    /** When it should be repeated. */
    dueAt: moment('due_at').notNull(),
    /** State of the spaced repetition; null before the first review. */
    card: jsonb('card').$type<Readonly<Record<string, unknown>>>(),
    /** Exam in which it was last wrong; null: in practice. */
    examId: rowId('exam_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.questionId] }),
    index('wrong_questions_due').on(table.eid, table.userId, table.dueAt, table.questionId),
    foreignKey({ columns: [table.eid, table.questionId], foreignColumns: [questions.eid, questions.id] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
