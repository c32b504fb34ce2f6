import type { AnswerValue, HandInReason, MarkState, RecordEvent } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { appendOnlyTable, tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { exams, type StoredPart } from './exam.schema.ts';

/** A paper as it was drawn for one attempt: stable over reloads and devices. */
export type StoredPaper = readonly {
  /** Place of the part in the exam. */
  readonly part: number;
  readonly questions: readonly {
    readonly id: number;
    /** Option ids in the order of this attempt. */
    readonly options: readonly number[];
  }[];
}[];

/** Rules of an exam that an attempt keeps from its beginning, whatever is published afterwards. */
export interface AttemptTerms {
  readonly parts: readonly StoredPart[];
  readonly questionCount: number;
  readonly fullScore: number;
  readonly passScore: number;
  readonly switchLimit: number | null;
  readonly faceLimit: number | null;
  readonly faceEveryMin: number | null;
}

/** Something that supervisors told the person who sits an attempt. */
export interface StoredTold {
  readonly at: number;
  /** Minutes that were given; 0: a message alone. */
  readonly minutes: number;
  readonly text: string;
}

/** One sitting of an exam. */
export const examAttempts = tenantTable(
  'exam_attempts',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    examId: rowId('exam_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** 1 for the first one. */
    number: integer('number').notNull(),
    state: text('state').$type<'open' | 'pending_marking' | 'marked'>().notNull().default('open'),
    paper: jsonb('paper').$type<StoredPaper>().notNull(),
    /** Set when other rules were published after it had begun; null: those of the exam. */
    terms: jsonb('terms').$type<AttemptTerms>(),
    /** The last thing that supervisors told; null: nothing. */
    told: jsonb('told').$type<StoredTold>(),
    startedAt: moment('started_at').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    /** Browser window that answers it. */
    holder: text('holder').notNull(),
    /** Last call of that window, to within some seconds. */
    holderSeenAt: moment('holder_seen_at').notNull().defaultNow(),
    switches: integer('switches').notNull().default(0),
    faceFailures: integer('face_failures').notNull().default(0),
    /** When the next face check is due; null: none. */
    faceDueAt: moment('face_due_at'),
    handedInAt: moment('handed_in_at'),
    handInReason: text('hand_in_reason').$type<HandInReason>(),
    /** Number of answered questions at submission, and the checksum of their answers, see `receipt`. */
    answered: integer('answered'),
    checksum: text('checksum'),
    /** Hundredths; null until everything is marked. */
    score: integer('score'),
    passed: boolean('passed'),
  },
  (table) => [
    unique('exam_attempts_number').on(table.eid, table.examId, table.userId, table.number),
    unique('exam_attempts_eid_id').on(table.eid, table.id),
    index('exam_attempts_own').on(table.eid, table.userId, table.id),
    index('exam_attempts_handed_in_order').on(table.eid, table.examId, table.handedInAt, table.id),
    index('exam_attempts_marking').on(table.eid, table.state, table.handedInAt, table.id),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('exam_attempts_handed_in', sql`(${table.state} = 'open') = (${table.handedInAt} is null)`),
  ],
);

/** The newest answer to each question of an attempt, and its mark. */
export const examAnswers = tenantTable(
  'exam_answers',
  {
    attemptId: rowId('attempt_id').notNull(),
    questionId: rowId('question_id').notNull(),
    revision: integer('revision').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    flagged: boolean('flagged').notNull().default(false),
    savedAt: moment('saved_at').notNull(),
    mark: text('mark').$type<MarkState>(),
    /** Hundredths; null until it is marked. */
    score: integer('score'),
    /** Marker and time of marking by hand, points for each criterion, the comment, and the number of markings. */
    markedBy: rowId('marked_by'),
    markedAt: moment('marked_at'),
    markParts: jsonb('mark_parts').$type<readonly number[]>(),
    comment: text('comment').notNull().default(''),
    markRevision: integer('mark_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.attemptId, table.questionId] }),
    index('exam_answers_waiting')
      .on(table.eid, table.questionId, table.attemptId)
      .where(sql`mark = 'waiting'`),
    index('exam_answers_question').on(table.eid, table.questionId),
    index('exam_answers_marked')
      .on(table.eid, table.markedAt)
      .where(sql`marked_at is not null`),
    foreignKey({ columns: [table.eid, table.attemptId], foreignColumns: [examAttempts.eid, examAttempts.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Every event of an attempt, answers with their values; never changed. */
export const attemptEvents = appendOnlyTable(
  'attempt_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: rowId('attempt_id').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').$type<RecordEvent['kind']>().notNull(),
    /** Null where several answers came in one call: `value.answers` has them. */
    questionId: rowId('question_id'),
    /** Revision of an answer; number of a switch in its window. */
    revision: integer('revision'),
    value: jsonb('value').$type<Readonly<Record<string, unknown>>>(),
    /** Browser window of the event; empty for the server. */
    holder: text('holder').notNull().default(''),
  },
  (table) => [
    index('attempt_events_own').on(table.eid, table.attemptId, table.id),
    foreignKey({ columns: [table.eid, table.attemptId], foreignColumns: [examAttempts.eid, examAttempts.id] }),
  ],
);

/** An objection to an attempt, one at most. */
export const attemptAppeals = tenantTable(
  'attempt_appeals',
  {
    attemptId: rowId('attempt_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'refused'>().notNull().default('open'),
    reply: text('reply').notNull().default(''),
    repliedBy: rowId('replied_by'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.attemptId] }),
    index('attempt_appeals_open').on(table.eid, table.state, table.at, table.attemptId),
    foreignKey({ columns: [table.eid, table.attemptId], foreignColumns: [examAttempts.eid, examAttempts.id] }),
  ],
);
