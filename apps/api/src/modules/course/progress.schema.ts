import type { LearningState } from '@banyan/contracts/course';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { chapters, courses } from './course.schema.ts';
import type { Span } from './intervals.ts';

/** A learner in a course: the seat taken, and the progress. */
export const courseProgress = tenantTable(
  'course_progress',
  {
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    /** `not_studied` between taking the seat and the first report. */
    state: text('state').$type<LearningState>().notNull().default('not_studied'),
    learnedChapters: integer('learned_chapters').notNull().default(0),
    leftS: doublePrecision('left_s').notNull(),
    /** Time studied in all, repeats included, seconds. */
    studiedS: doublePrecision('studied_s').notNull().default(0),
    lastChapterId: rowId('last_chapter_id'),
    /** Null before the first report. */
    lastStudiedAt: moment('last_studied_at'),
    completedAt: moment('completed_at'),
    enrolledAt: moment('enrolled_at').notNull(),
    /** End of access; null: unlimited. */
    dueAt: moment('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.courseId] }),
    index('course_progress_recent').on(table.eid, table.userId, table.lastStudiedAt, table.courseId),
    index('course_progress_learners').on(table.eid, table.courseId, table.lastStudiedAt, table.userId),
    index('course_progress_state').on(table.eid, table.userId, table.state, table.lastStudiedAt, table.courseId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);

/** A learner in a chapter. */
export const chapterProgress = tenantTable(
  'chapter_progress',
  {
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    chapterId: rowId('chapter_id').notNull(),
    /** Union of watched stretches. */
    watched: jsonb('watched').$type<readonly Span[]>().notNull().default([]),
    /** Numbers of the parts that were shown, in order. */
    seen: jsonb('seen').$type<readonly number[]>().notNull().default([]),
    /** The part that was shown last; 0 before the first. */
    place: integer('place').notNull().default(0),
    /** The learner's last position, seconds. */
    positionS: doublePrecision('position_s').notNull().default(0),
    /** Time studied, repeats included, seconds. */
    studiedS: doublePrecision('studied_s').notNull().default(0),
    learned: boolean('learned').notNull().default(false),
    learnedAt: moment('learned_at'),
    lastBeatAt: moment('last_beat_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.courseId, table.chapterId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.chapterId], foreignColumns: [chapters.id] }).onDelete('cascade'),
  ],
);

/** The one place from which a learner studies, for any course. The row stays when given back: it keeps the clock. */
export const studyLeases = tenantTable(
  'study_leases',
  {
    userId: rowId('user_id').notNull(),
    /** Course that is, or was last, studied. */
    courseId: rowId('course_id').notNull(),
    /** Window with the lease; null when given back. */
    holder: text('holder'),
    /** Login of the holder: another login is another device. */
    sessionId: text('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Moment up to which study time is used up, see credit.ts. */
    creditFrom: moment('credit_from').notNull(),
    /** Last report, or when it was taken: study time is counted from here. */
    beatAt: moment('beat_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Study time by day of the enterprise's zone. */
export const studyDays = tenantTable(
  'study_days',
  {
    userId: rowId('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    seconds: doublePrecision('seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.date] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
