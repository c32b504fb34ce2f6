import type { Suggestion } from '@banyan/contracts/exam';
import type { PlacedComment, SubmissionState } from '@banyan/contracts/training';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';

/** A form or example in the store. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A part of the task, and the points for it. */
export interface HomeworkCriterion {
  readonly text: Localised;
  /** Whole points. */
  readonly points: number;
  /** Key words to find it in a text, in all its languages. */
  readonly keywords: readonly string[];
}

/** Homework of an enterprise. */
export const homeworks = tenantTable(
  'homeworks',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    title: localisedText('title').notNull(),
    /** The task, paragraphs apart by an empty line. */
    task: localisedText('task').notNull(),
    /** Its giver. */
    owner: localisedText('owner').notNull(),
    /** Audience it is for; null: everyone. */
    audienceId: rowId('audience_id'),
    opensAt: moment('opens_at').notNull(),
    dueAt: moment('due_at'),
    /** Tenths of a point. */
    fullScore: integer('full_score').notNull(),
    /** Tenths of a point. */
    passScore: integer('pass_score').notNull(),
    /** May be handed in again after a failure. */
    again: boolean('again').notNull().default(true),
    attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull().default([]),
    /** Marking criteria; empty: the work as a whole. */
    criteria: jsonb('criteria').$type<readonly HomeworkCriterion[]>().notNull().default([]),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    unique('homeworks_eid_id').on(table.eid, table.id),
    index('homeworks_opened').on(table.eid, table.opensAt, table.id),
    check('homeworks_scores', sql`${table.passScore} between 0 and ${table.fullScore}`),
  ],
);

/** A learner's text that is not handed in. */
export const homeworkDrafts = tenantTable(
  'homework_drafts',
  {
    homeworkId: rowId('homework_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** Grows by one with each save. */
    revision: integer('revision').notNull(),
    text: text('text').notNull(),
    /** Ids of uploads. */
    files: text('files').array().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.homeworkId, table.userId] }),
    foreignKey({ columns: [table.eid, table.homeworkId], foreignColumns: [homeworks.eid, homeworks.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Submissions, a row each; only their state changes. */
export const homeworkSubmissions = tenantTable(
  'homework_submissions',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    homeworkId: rowId('homework_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** 1 for the first of the learner’s. */
    no: integer('no').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    /** Grows with each change, so that the second of two markers is refused. */
    version: integer('version').notNull().default(1),
    text: text('text').notNull(),
    /** Ids of uploads. */
    files: text('files').array().notNull(),
    handedInAt: moment('handed_in_at').notNull(),
    /** Tenths of a point. */
    score: integer('score'),
    comment: text('comment').notNull().default(''),
    comments: jsonb('comments').$type<readonly PlacedComment[]>().notNull().default([]),
    markerId: rowId('marker_id'),
    markedAt: moment('marked_at'),
    /** The scorer's suggestion; no mark. */
    suggestion: jsonb('suggestion').$type<Suggestion>(),
  },
  (table) => [
    unique('homework_submissions_no').on(table.eid, table.homeworkId, table.userId, table.no),
    // One at most waits for its mark.
    uniqueIndex('homework_submissions_one_waits')
      .on(table.eid, table.homeworkId, table.userId)
      .where(sql`state = 'marking'`),
    index('homework_submissions_waiting').on(table.eid, table.state, table.handedInAt, table.id),
    index('homework_submissions_person').on(table.eid, table.userId, table.homeworkId),
    foreignKey({ columns: [table.eid, table.homeworkId], foreignColumns: [homeworks.eid, homeworks.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type HomeworkRow = typeof homeworks.$inferSelect;
export type SubmissionRow = typeof homeworkSubmissions.$inferSelect;
