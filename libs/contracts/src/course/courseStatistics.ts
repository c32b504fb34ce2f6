import { defineCall } from '../call.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireJson } from '../wire.ts';
import { chapterKinds } from './course.choices.ts';
import { learnerStands, mostReminded } from './courseStatistics.choices.ts';

const source = ['CO-05', 'CO-14', 'AC-10'];
const ofCourse = {
  /** Id of the course. */
  id: wireId,
};
const filters = {
  /** Words of the name, or the account; empty: all. */
  q: v.optional(text(60), ''),
  /** How far they are; empty: all. */
  stand: v.optional(v.picklist(['', ...learnerStands]), ''),
};

/** A chapter in the statistics of its course. */
const chapter = v.object({
  /** Id of the chapter. */
  id: v.int(),
  /** From 1. */
  no: v.int(),
  /** In the requested language. */
  title: v.string(),
  /** Kind of its content. */
  kind: v.picklist(chapterKinds),
  /** Length, or the time that reading asks for, seconds. */
  durationS: v.number(),
  /** People who have begun it. */
  begun: v.int(),
  /** How many of these have learned it. */
  learned: v.int(),
  /** People in the course who are at this chapter. */
  at: v.int(),
});
export type ChapterStatistics = v.InferOutput<typeof chapter>;

export const courseStatistics = defineCall({
  name: 'manage/courses/statistics',
  method: 'GET',
  may: 'courses.see',
  summary:
    'How far the people are for whom a course is, as far as the caller’s rights reach; how its chapters and ratings are',
  source,
  request: v.object(ofCourse),
  response: v.object({
    /** In the requested language. */
    title: v.string(),
    /** People for whom it is or who have begun it. */
    people: v.int(),
    /** Those who have finished it. */
    finished: v.int(),
    /** Those who are in it. */
    learning: v.int(),
    /** Those who have not begun. */
    notBegun: v.int(),
    /** Deadline of a compulsory course; null: none. */
    requiredUntil: v.nullable(epochMs),
    /** Its chapters in their order. */
    chapters: v.array(chapter),
    /** Mean of the stars in tenths; null: nobody has rated it. */
    rating: v.nullable(v.int()),
    /** Number of ratings, those from elsewhere included. */
    ratings: v.int(),
    /** Numbers of one star, two, … five; null: not known. */
    spread: v.nullable(v.array(v.int())),
    /** Whether the caller may remind its people. */
    mayRemind: v.boolean(),
    /** Whether the caller may take the list of people out as a file. */
    mayExport: v.boolean(),
  }),
});
export type CourseStatistics = v.InferOutput<(typeof courseStatistics)['response']>;

export const chapterAttention = defineCall({
  name: 'manage/courses/attention',
  method: 'GET',
  may: 'courses.see',
  summary: 'Which seconds of a film or sound are played, and how many are still there; for twenty viewers or more',
  source,
  request: v.object({
    ...ofCourse,
    /** Id of the chapter. */
    chapter: wireId,
  }),
  response: v.object({
    /** People who have played some of it. */
    viewers: v.int(),
    /** Seconds of one piece; 0: there are too few viewers, or nothing plays. */
    pieceS: v.number(),
    /** How many sittings played each piece. */
    plays: v.array(v.int()),
    /** Viewers who have come as far as each piece. */
    present: v.array(v.int()),
  }),
});
export type ChapterAttention = v.InferOutput<(typeof chapterAttention)['response']>;

/** A person for whom a course is. */
const learner = v.object({
  /** Id of the person. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
  /** Account of the person. */
  account: v.string(),
  /** Main department in the requested language; empty: none. */
  department: v.string(),
  /** How far the person is. */
  stand: v.picklist(learnerStands),
  /** Learned chapters. */
  learned: v.int(),
  /** Time that is left, seconds; null: not begun. */
  leftS: v.nullable(v.number()),
  /** Last study; null: none. */
  studiedAt: v.nullable(epochMs),
});
export type PersonInCourse = v.InferOutput<typeof learner>;

export const coursePeople = defineCall({
  name: 'manage/courses/people',
  method: 'GET',
  may: 'courses.see',
  summary: 'People for whom a course is or who have begun it, as far as the caller’s rights reach',
  source,
  request: page({ ...ofCourse, ...filters }),
  response: pageOf(learner, {
    /** People whom the filters find. */
    total: v.int(),
    /** Chapters of the course. */
    chapters: v.int(),
  }),
});

export const remindLearners = defineCall({
  name: 'manage/courses/remind',
  method: 'POST',
  may: 'courses.assign',
  summary: 'Sends a message to those of these people who have not finished a course, and within the caller’s rights',
  source,
  request: v.object({
    ...ofCourse,
    /** Ids of the people. */
    people: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostReminded))),
  }),
  response: v.object({
    /** Those who got a message. */
    reminded: v.int(),
  }),
});

export const exportCoursePeople = defineCall({
  name: 'manage/courses/exportPeople',
  method: 'POST',
  may: 'courses.export',
  summary: 'Writes the people of a course that the filters find into a file, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format,
    ...ofCourse,
    ...filters,
  }),
  response: exported,
});
