import type { ExamKind, QuestionKind } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';

/** A part of an exam: questions of one kind that score alike, named or drawn separately for each attempt. */
export interface StoredPart {
  readonly kind: QuestionKind;
  readonly count: number;
  /** Hundredths for each question, and for a choice that is right and not whole. */
  readonly scoreEach: number;
  readonly scorePartial: number;
  /** Ids of the questions; null: drawn from a bank. */
  readonly questions: readonly number[] | null;
  readonly draw: {
    readonly bankId: number;
    readonly difficulty: number | null;
    /** Drawn questions have one of these; empty or absent: any. */
    readonly tags?: readonly string[];
  } | null;
}

/** Categories of exams. */
export const examCategories = tenantTable(
  'exam_categories',
  {
    /** Letters and digits. */
    key: text('key').notNull(),
    name: localisedText('name').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.key] })],
);

/** An exam and its rules. Scores and credits are whole hundredths. */
export const exams = tenantTable(
  'exams',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    kind: text('kind').$type<ExamKind>().notNull(),
    title: localisedText('title').notNull(),
    /** Sanitised HTML. */
    introduction: localisedText('introduction').notNull(),
    category: text('category'),
    /** Audience it is for; null: everyone. */
    audienceId: rowId('audience_id'),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    durationMin: integer('duration_min').notNull(),
    parts: jsonb('parts').$type<readonly StoredPart[]>().notNull(),
    questionCount: integer('question_count').notNull(),
    fullScore: integer('full_score').notNull(),
    passScore: integer('pass_score').notNull(),
    credits: integer('credits').notNull().default(0),
    /** Points for passing. */
    points: integer('points').notNull().default(0),
    /** Attempts after the first one, and when they may be begun. */
    makeupCount: integer('makeup_count').notNull().default(0),
    makeupOpensAt: moment('makeup_opens_at'),
    makeupClosesAt: moment('makeup_closes_at'),
    makeupIntervalMin: integer('makeup_interval_min').notNull().default(0),
    /** Minutes after the opening until which it may be begun; null: until it closes. */
    lateEntryMin: integer('late_entry_min'),
    /** Screen switches that are allowed; null: not counted. */
    switchLimit: integer('switch_limit'),
    /** Failed face checks that are allowed; null: no face check. */
    faceLimit: integer('face_limit'),
    /** Minutes between two checks during the exam; null: before the start alone. */
    faceEveryMin: integer('face_every_min'),
    /** People without a camera may sit it without a check, which is recorded; null: the enterprise's rule. */
    faceWithoutCamera: boolean('face_without_camera'),
    devices: text('devices').array().$type<('desktop' | 'mobile')[]>().notNull().default([]),
    shuffled: boolean('shuffled').notNull().default(false),
    showAnswers: text('show_answers').$type<'never' | 'marked' | 'closed'>().notNull().default('marked'),
    showScore: boolean('show_score').notNull().default(true),
    ranking: boolean('ranking').notNull().default(true),
    /** Markers do not see the learner's name. */
    anonymous: boolean('anonymous').notNull().default(false),
    /** Place of an offline exam. */
    place: localisedText('place'),
    /** When results of an offline exam came in; null: they are being scored, once it has closed. */
    resultsAt: moment('results_at'),
    /** Never published: no learner sees it. */
    draft: boolean('draft').notNull().default(false),
    /** When it was stopped for everybody, and the reason; null: it was not. */
    stoppedAt: moment('stopped_at'),
    stopReason: text('stop_reason').notNull().default(''),
    /** When it was archived: it can no longer be begun, and only those who sat it see it; null: it is not. */
    archivedAt: moment('archived_at'),
    createdBy: rowId('created_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    changedBy: rowId('changed_by'),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    unique('exams_eid_id').on(table.eid, table.id),
    index('exams_opened').on(table.eid, table.opensAt, table.id),
    index('exams_changed').on(table.eid, table.changedAt, table.id),
    check('exams_window', sql`${table.opensAt} < ${table.closesAt}`),
    check('exams_scores', sql`${table.passScore} between 0 and ${table.fullScore}`),
  ],
);

/** People who mark the papers of an exam beside the administrators: lecturers. */
export const examMarkers = tenantTable(
  'exam_markers',
  {
    examId: rowId('exam_id').notNull(),
    userId: rowId('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.examId, table.userId] }),
    index('exam_markers_user').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/**
 * State of an exam over all attempts for a learner, written with each of them: lists and rankings read it. Scores are
 * those of the best attempt; among equal ones the earlier.
 */
export const examStandings = tenantTable(
  'exam_standings',
  {
    examId: rowId('exam_id').notNull(),
    userId: rowId('user_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The attempt that is open. */
    openAttemptId: rowId('open_attempt_id'),
    /** The last submitted one, and when. */
    lastAttemptId: rowId('last_attempt_id'),
    lastHandedInAt: moment('last_handed_in_at'),
    /** An attempt waits for a marker. */
    pending: boolean('pending').notNull().default(false),
    bestAttemptId: rowId('best_attempt_id'),
    bestScore: integer('best_score'),
    /** How long the best one took, ms, and when it was submitted. */
    bestTookMs: integer('best_took_ms'),
    bestAt: moment('best_at'),
    /** `bestAt` as negative epoch ms: ranking is by score and this, both descending. */
    earliness: rowId('earliness'),
    passed: boolean('passed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.examId] }),
    index('exam_standings_ranking').on(table.eid, table.examId, table.bestScore, table.earliness, table.userId),
    foreignKey({ columns: [table.eid, table.examId], foreignColumns: [exams.eid, exams.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
