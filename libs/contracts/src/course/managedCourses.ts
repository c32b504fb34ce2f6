import { categoryKeyForm } from '../categoryKey.ts';
import { thingHistory } from '../manage/history.ts';
import { defineCall } from '../call.ts';
import { coverMotif } from '../coverMotif.ts';

import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireJson } from '../wire.ts';
import { chapterKinds, fees } from './course.choices.ts';
import {
  courseActRefusals,
  courseActs,
  courseColumns,
  managedCourseSorts,
  managedCourseStates,
  mostCoursesActedOn,
} from './managedCourses.choices.ts';

/** A course in the list of the console. */
const managedCourse = v.object({
  /** Id of the course. */
  id: v.int(),
  /** In the requested language. */
  title: v.string(),
  /** Address of the picture; null when the cover is drawn from id and motif. */
  coverUrl: v.nullable(v.string()),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Kinds of its chapters, each once, the first one first. */
  kinds: v.array(v.picklist(chapterKinds)),
  /** Number of chapters. */
  chapters: v.int(),
  /** Length of all chapters, seconds. */
  durationS: v.number(),
  /** Its deepest category. */
  category: v.object({
    /** Key of the category. */
    key: v.string(),
    /** In the requested language. */
    name: v.string(),
  }),
  /** Name of its lecturer. */
  lecturer: v.string(),
  /** Its state. */
  state: v.picklist(managedCourseStates),
  /** Whether its draft has changes that are not published. */
  unpublished: v.boolean(),
  /** People for whom it is; null: everyone. */
  audience: v.nullable(v.int()),
  /** People who have begun it here; those of `history` in an import are counted for learners alone. */
  learners: v.int(),
  /** Share of these who have finished it, 0–1; null: nobody has begun it. */
  finished: v.nullable(v.number()),
  /** Price in cents; null when free. */
  price: v.nullable(v.int()),
  /** Price in points; null: it is not had for points. */
  pointsPrice: v.nullable(v.int()),
  /** Last change of the course or its draft. */
  changedAt: epochMs,
  /** The person who changed it; empty when unknown. */
  changedBy: v.string(),
});
export type ManagedCourse = v.InferOutput<typeof managedCourse>;

const source = ['CO-01', 'CO-02', 'AC-10'];
const filters = {
  /** Words of the title; empty: all. */
  q: v.optional(text(60), ''),
  /** Empty: all but archived ones. */
  state: v.optional(v.picklist(['', ...managedCourseStates]), ''),
  /** Key of a category, with those below it; empty: all. */
  category: v.optional(v.pipe(v.string(), v.regex(categoryKeyForm)), ''),
  /** Kind of a chapter; empty: all. */
  kind: v.optional(v.picklist(['', ...chapterKinds]), ''),
  /** Free or charged; empty: both. */
  fee: v.optional(v.picklist(['', ...fees]), ''),
};

export const manageCourses = defineCall({
  name: 'manage/courses/list',
  method: 'GET',
  may: 'courses.see',
  summary: 'Courses within the caller’s rights: one’s own, those of one’s departments, or all',
  source,
  request: page({
    ...filters,
    /** The last changed first by default. */
    sort: v.optional(v.picklist(managedCourseSorts), '-changed'),
  }),
  response: pageOf(managedCourse, {
    /** Courses that the filters find. */
    total: v.int(),
  }),
});

/** A course in the panel. */
export const managedCourseDetail = v.object({
  ...managedCourse.entries,
  /** Plain text in the requested language. */
  intro: v.string(),
  /** Names of its categories from the top down. */
  categories: v.array(v.string()),
  /** First day on the shelf; null: it never was. */
  publishedAt: v.nullable(epochMs),
  /** Number of its last version; 0: it was never published in the console. */
  version: v.int(),
  /** Tenths of a credit. */
  credits: v.int(),
  /** Compulsory in the enterprise. */
  required: v.boolean(),
  /** When it was archived; null: it is not. */
  archivedAt: v.nullable(epochMs),
  /** Acts of people on it, the latest first, fifty at most. */
  history: thingHistory,
});
export type ManagedCourseDetail = v.InferOutput<typeof managedCourseDetail>;

export const manageCourse = defineCall({
  name: 'manage/courses/detail',
  method: 'GET',
  may: 'courses.see',
  summary: 'A course with its history. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the course. */
    id: wireId,
  }),
  response: managedCourseDetail,
});

const acted = v.array(v.int());

export const actOnCourses = defineCall({
  name: 'manage/courses/act',
  method: 'POST',
  may: 'courses.publish',
  summary: 'Does the same with several courses; tells which it left as they are, and why',
  source,
  request: v.object({
    /** Ids of the courses. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostCoursesActedOn))),
    /** The act. */
    act: v.picklist(courseActs),
    /** Key of the new category, for `move`; empty otherwise. */
    category: v.optional(v.pipe(v.string(), v.regex(categoryKeyForm)), ''),
  }),
  response: v.object({
    /** Ids of those with which it was done. */
    done: acted,
    /** Those that were left as they are. */
    left: v.array(
      v.object({
        /** Id of the course. */
        id: v.int(),
        /** In the requested language; empty for one that is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(courseActRefusals),
      }),
    ),
    /** Acts that set it back, to be done in this order. */
    back: v.array(
      v.object({
        /** The act. */
        act: v.picklist(courseActs),
        /** Ids of the courses. */
        ids: acted,
        /** Their former category, for `move`; empty otherwise. */
        category: v.string(),
      }),
    ),
  }),
});

export const exportCourses = defineCall({
  name: 'manage/courses/export',
  method: 'POST',
  may: 'courses.export',
  summary: 'Writes the courses that the filters find within the caller’s rights into a file, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    /** Columns in their order; the title is always there. */
    columns: wireJson(v.pipe(v.array(v.picklist(courseColumns)), v.maxLength(courseColumns.length))),
    ...filters,
  }),
  response: exported,
});
