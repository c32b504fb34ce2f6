import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { epochMs, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A day of the study calendar. */
export const studyDay = v.object({
  /** YYYY-MM-DD in the enterprise's zone. */
  date: v.string(),
  /** Studied on that day, repeats included: seconds of its whole minutes, which is what rankings count; a day with none is none of study. */
  seconds: v.int(),
});
export type StudyDay = v.InferOutput<typeof studyDay>;

/** How long somebody studied one course. */
export const courseHours = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Time studied, repeats included, seconds. */
  studiedS: v.int(),
  /** Epoch ms. */
  lastStudiedAt: epochMs,
});
export type CourseHours = v.InferOutput<typeof courseHours>;

export const studyHours = defineCall({
  name: 'apiMy/duration',
  method: 'GET',
  summary: 'How long the learner has studied: the days of a year, its months, and sums',
  source: ['CO-14'],
  request: v.object({
    /** Year of the enterprise’s zone; this year without it. */
    year: v.optional(v.pipe(wireInt, v.minValue(1970), v.maxValue(9999))),
  }),
  response: v.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    today: v.string(),
    /** The year that `days` and `months` are of. */
    year: v.int(),
    /** The first year with study; this year where there is none yet. */
    firstYear: v.int(),
    /** Days of the year with study, in their order. */
    days: v.array(studyDay),
    /** Seconds in each month of the year, January first. */
    months: v.array(v.int()),
    /** Seconds of the year. */
    yearS: v.int(),
    /** Seconds since the first of this month. */
    monthS: v.int(),
    /** Seconds since Monday. */
    weekS: v.int(),
    /** Seconds ever. */
    totalS: v.int(),
    /** What the enterprise expects in a week, seconds; 0: nothing. */
    weekGoalS: v.int(),
    /** Days in a row with study, today or yesterday included. */
    streakDays: v.int(),
    /** Most days in a row of the year. */
    longestStreak: v.int(),
    /** The courses studied longest, ever; at most ten, the longest first. */
    courses: v.array(courseHours),
  }),
});
