import { defineCall } from '../call.ts';
import { courseCard } from './courseCard.ts';
import { epochMs, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A day of the study calendar. */
export const studyDay = v.object({
  /** Date as YYYY-MM-DD in the enterprise's time zone. */
  date: v.string(),
  /** Seconds studied, repeats included, in whole minutes as rankings count; days below one minute are absent. */
  seconds: v.int(),
});
export type StudyDay = v.InferOutput<typeof studyDay>;

/** Study time of one course. */
export const courseHours = v.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Seconds studied, repeats included. */
  studiedS: v.int(),
  /** Time of the last study, epoch ms. */
  lastStudiedAt: epochMs,
});
export type CourseHours = v.InferOutput<typeof courseHours>;

export const studyHours = defineCall({
  name: 'apiMy/duration',
  method: 'GET',
  summary: 'How long the learner has studied: the days of a year, its months, and sums',
  source: ['CO-14'],
  request: v.object({
    /** Year in the enterprise’s time zone; the current year when absent. */
    year: v.optional(v.pipe(wireInt, v.minValue(1970), v.maxValue(9999))),
  }),
  response: v.object({
    /** Today in the enterprise’s time zone, YYYY-MM-DD. */
    today: v.string(),
    /** Year of `days` and `months`. */
    year: v.int(),
    /** The first year with study; the current year when there is none. */
    firstYear: v.int(),
    /** Days of the year with study, in order. */
    days: v.array(studyDay),
    /** Seconds per month of the year, January first. */
    months: v.array(v.int()),
    /** Seconds in the year. */
    yearS: v.int(),
    /** Seconds since the first of the current month. */
    monthS: v.int(),
    /** Seconds since Monday. */
    weekS: v.int(),
    /** Seconds in all years. */
    totalS: v.int(),
    /** The enterprise's weekly target, seconds; 0 for none. */
    weekGoalS: v.int(),
    /** Consecutive days with study up to today or yesterday. */
    streakDays: v.int(),
    /** Longest run of days with study in the year. */
    longestStreak: v.int(),
    /** The courses with the most study time, all years; at most ten, longest first. */
    courses: v.array(courseHours),
  }),
});
