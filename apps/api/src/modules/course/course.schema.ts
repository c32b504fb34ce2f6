import type { CoverMotif } from '@banyan/contracts';
import type { ChapterKind, ManagedCourseState, PresenceWay, scormVersions } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { lexemes, moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';

/** A node of the category tree, three levels at most: field, subject, topic. */
export const courseCategories = tenantTable(
  'course_categories',
  {
    /** Names it in the console; its place and name may change. */
    id: rowId().notNull().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** Alphanumeric, as `search[catid]` takes it. */
    key: text('key').notNull(),
    /** Key of the category above; null at the top. */
    parent: text('parent'),
    /** 1 field, 2 subject, 3 topic: the column of `courses` that has the key. */
    level: integer('level').notNull(),
    /** Place among all, parents before children. */
    sort: integer('sort').notNull(),
    name: localisedText('name').notNull(),
    motif: text('motif').$type<CoverMotif>().notNull(),
    /** Key of its picture, which its courses without one of their own show; null: it is drawn. */
    coverKey: text('cover_key'),
    /** Begins a change; an older one is refused. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.key] }),
    unique('course_categories_id').on(table.eid, table.id),
    check('course_categories_level', sql`${table.level} between 1 and 3`),
  ],
);

/** State of a course. A draft was never published; an archived one stays with the records of those who have begun it. */
export type ShelfState = ManagedCourseState | 'deleted';

/** Rows of lists. Written out, so that the planner recognises the partial indexes. */
const onShelf = sql.raw(`"state" = 'on_shelf'`);

/** A course. Its lists are read by key from an index in their order, in the whole shelf or in one category. */
export const courses = tenantTable(
  'courses',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    intro: localisedText('intro').notNull(),
    outcomes: jsonb('outcomes').$type<Localised[]>().notNull().default([]),
    motif: text('motif').$type<CoverMotif>().notNull(),
    /** Key of its picture; null: its cover is drawn. */
    coverKey: text('cover_key'),
    /** Category by level; a course may belong to a subject without a topic. */
    field: text('field').notNull(),
    subject: text('subject'),
    topic: text('topic'),
    lecturerId: rowId('lecturer_id').notNull(),
    /** Sum over its chapters, seconds. */
    durationS: doublePrecision('duration_s').notNull(),
    chapterCount: integer('chapter_count').notNull(),
    /** Tenths of a credit. */
    credits: integer('credits').notNull().default(0),
    /** Required hours: study time, in seconds, without which it does not count as learned; 0: none. */
    requiredStudyS: integer('required_study_s').notNull().default(0),
    /** Points for each learned chapter; 0: none. */
    pointsPerChapter: integer('points_per_chapter').notNull().default(0),
    fee: text('fee').$type<'free' | 'charged'>().notNull().default('free'),
    /** Cents; null when free. */
    price: integer('price'),
    /** Its price in points; null: it cannot be had for points. */
    pointsPrice: integer('points_price'),
    /** A person can buy it; otherwise the enterprise's administrator does. */
    personalSale: boolean('personal_sale').notNull().default(true),
    required: boolean('required').notNull().default(false),
    /** Deadline of a compulsory course; null: none. */
    requiredUntil: moment('required_until'),
    /** Tenths of a star; 0 before the first rating, so that it sorts last. */
    rating: integer('rating').notNull().default(0),
    ratings: integer('ratings').notNull().default(0),
    /** Seats taken: counted up with the first study of each learner. */
    learners: integer('learners').notNull().default(0),
    praises: integer('praises').notNull().default(0),
    /** Visits of its page by people who are logged in. */
    hits: integer('hits').notNull().default(0),
    publishedAt: moment('published_at').notNull(),
    state: text('state').$type<ShelfState>().notNull().default('on_shelf'),
    /** Audience that may see it; null: everyone. */
    audienceId: rowId('audience_id'),
    /** Seats; null: unlimited. */
    maxViewers: integer('max_viewers'),
    /** Days of access from the first study; null: unlimited. */
    validDays: integer('valid_days'),
    /** No seeking past the watched part on first watch. */
    antiSkip: boolean('anti_skip').notNull().default(false),
    /** Playing goes on while the window is hidden. */
    background: boolean('background').notNull().default(true),
    /** Chapters open one after the other. */
    sequential: boolean('sequential').notNull().default(false),
    /** Way of its presence checks. */
    presence: text('presence').$type<PresenceWay>().notNull().default('none'),
    /** About how many minutes of study separate two questions. */
    presenceMinutes: integer('presence_minutes').notNull().default(10),
    /** The author in the console; null for a course that was brought in. */
    createdBy: rowId('created_by'),
    /** Last change of the course or its draft. */
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`now()`),
    /** Null: it was brought in, or changed by a job. */
    changedBy: rowId('changed_by'),
    /** When it was archived; null: it is not. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    unique('courses_eid_id').on(table.eid, table.id),
    foreignKey({ columns: [table.eid, table.lecturerId], foreignColumns: [lecturers.eid, lecturers.id] }),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    index('courses_default').on(table.eid, table.required, table.publishedAt, table.id).where(onShelf),
    index('courses_newest').on(table.eid, table.publishedAt, table.id).where(onShelf),
    index('courses_learners').on(table.eid, table.learners, table.id).where(onShelf),
    index('courses_rating').on(table.eid, table.rating, table.id).where(onShelf),
    index('courses_field_default')
      .on(table.eid, table.field, table.required, table.publishedAt, table.id)
      .where(onShelf),
    index('courses_field_newest').on(table.eid, table.field, table.publishedAt, table.id).where(onShelf),
    index('courses_field_learners').on(table.eid, table.field, table.learners, table.id).where(onShelf),
    index('courses_field_rating').on(table.eid, table.field, table.rating, table.id).where(onShelf),
    index('courses_subject_default')
      .on(table.eid, table.subject, table.required, table.publishedAt, table.id)
      .where(onShelf),
    index('courses_subject_newest').on(table.eid, table.subject, table.publishedAt, table.id).where(onShelf),
    index('courses_subject_learners').on(table.eid, table.subject, table.learners, table.id).where(onShelf),
    index('courses_subject_rating').on(table.eid, table.subject, table.rating, table.id).where(onShelf),
    index('courses_topic_default')
      .on(table.eid, table.topic, table.required, table.publishedAt, table.id)
      .where(onShelf),
    index('courses_topic_newest').on(table.eid, table.topic, table.publishedAt, table.id).where(onShelf),
    index('courses_topic_learners').on(table.eid, table.topic, table.learners, table.id).where(onShelf),
    index('courses_topic_rating').on(table.eid, table.topic, table.rating, table.id).where(onShelf),
    index('courses_changed').on(table.eid, table.changedAt, table.id),
    index('courses_created_by').on(table.eid, table.createdBy),
    index('courses_lecturer').on(table.eid, table.lecturerId, table.publishedAt, table.id).where(onShelf),
    check('courses_learners_counted', sql`${table.learners} >= 0`),
    check('courses_presence_minutes', sql`${table.presenceMinutes} > 0`),
    check('courses_required_study', sql`${table.requiredStudyS} >= 0`),
    check('courses_points_per_chapter', sql`${table.pointsPerChapter} >= 0`),
    check('courses_points_price', sql`${table.pointsPrice} > 0`),
    check('courses_price_when_charged', sql`(${table.fee} = 'charged') = (${table.price} is not null)`),
  ],
);

/**
 * Search index: the words of each course on the shelf, with the columns by which hits are filtered and sorted, so that
 * a hit is judged without its course. A table of its own because row-level security keeps text search from using an
 * index: its operator is not leakproof. The serving role has its own rows here as everywhere; `course_hits` searches
 * them for it, as the owner, whom the second policy lets read. Written by `indexCourse` alone.
 */
export const courseSearch = tenantTable(
  'course_search',
  {
    courseId: rowId('course_id').primaryKey(),
    required: boolean('required').notNull(),
    publishedAt: moment('published_at').notNull(),
    field: text('field').notNull(),
    subject: text('subject'),
    topic: text('topic'),
    audienceId: rowId('audience_id'),
    words: lexemes('words').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
    index('course_search_words').using('gin', table.words),
    pgPolicy('course_search_by_owner', { for: 'select', to: 'current_user', using: sql`true` }),
  ],
);

/**
 * Courses on the shelf, counted when the shelf changes and not when it is read: by category ('' for all), by audience
 * (0 for everyone), by lecturer (0 for all).
 */
export const courseCounts = tenantTable(
  'course_counts',
  {
    category: text('category').notNull(),
    audienceId: rowId('audience_id').notNull(),
    lecturerId: rowId('lecturer_id').notNull(),
    courses: integer('courses').notNull(),
    required: integer('required').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.category, table.audienceId, table.lecturerId] })],
);

/** A stored file of a chapter's video. */
export interface StoredRendition {
  /** Lines of the picture. */
  readonly height: number;
  readonly key: string;
}

/** Stored files of a chapter's subtitles. */
export interface SubtitleKeys {
  readonly zh?: string;
  readonly en?: string;
}

/** An unpacked SCORM package. */
export interface ScormFiles {
  readonly version: (typeof scormVersions)[number];
  /** Prefix of its files' keys. */
  readonly key: string;
  readonly parts: readonly {
    readonly title: string;
    /** Its file in the package, with its query. */
    readonly href: string;
    /** Launch data of the manifest. */
    readonly launchData: string;
    /** It has no script that reports: opening it completes it. */
    readonly asset: boolean;
    /** Score of 100 that passes it; null: it decides alone. */
    readonly mastery?: number | null;
    /** Progress of 1 that completes it; null: it decides alone. */
    readonly threshold?: number | null;
    /** Its page opens a window of its own. */
    readonly ownWindow?: boolean;
  }[];
}

/** Content of a chapter that does not play. */
export interface ChapterFiles {
  /** The SCORM package. */
  readonly scorm?: ScormFiles;
  /** The document. */
  readonly document?: { readonly key: string; readonly name: string };
  /** The text as it was written, HTML; `<img data-picture="1">` is a picture by its place in `pictures`. */
  readonly article?: Localised;
  readonly pictures?: readonly {
    readonly key: string;
    readonly width: number;
    readonly height: number;
    readonly caption: Localised;
  }[];
  /** An address outside, and its description. */
  readonly link?: { readonly url: string; readonly about: Localised };
}

/** A chapter of a course. One that was taken out stays, because people have learned it. */
export const chapters = tenantTable(
  'chapters',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    courseId: rowId('course_id').notNull(),
    /** From 1. */
    no: integer('no').notNull(),
    /** Heading above it; null: the last one continues. */
    section: localisedText('section'),
    title: localisedText('title').notNull(),
    kind: text('kind').$type<ChapterKind>().notNull().default('video'),
    /** Chapters that do not play ask for this much time, too. */
    durationS: doublePrecision('duration_s').notNull(),
    /** Pages, pictures and the like that have to be shown; 0 of chapters that play. */
    parts: integer('parts').notNull().default(0),
    /** Its content that does not play. */
    files: jsonb('files').$type<ChapterFiles>().notNull().default({}),
    /** The stored video in each of its sizes, or the sound as one of height 0; empty while there is none. */
    renditions: jsonb('renditions').$type<StoredRendition[]>().notNull().default([]),
    subtitles: jsonb('subtitles').$type<SubtitleKeys>().notNull().default({}),
    /** The material that its content was taken from; null: it was brought in with the course. */
    materialId: rowId('material_id'),
    /** When it was taken out of the course; null: it is in it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('chapters_course_no')
      .on(table.eid, table.courseId, table.no)
      .where(sql`${table.removedAt} is null`),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);
