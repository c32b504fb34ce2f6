import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { studyDay } from './home.ts';
import { epochMs, wireInt } from './wire.ts';
import { z } from './z.ts';

/** How long somebody studied one course. */
export const courseHours = z.object({
  /** The course as lists show it. */
  course: courseCard,
  /** Time studied, repeats included, seconds. */
  studiedS: z.int(),
  /** Epoch ms. */
  lastStudiedAt: epochMs,
});
export type CourseHours = z.output<typeof courseHours>;

export const studyHours = defineCall({
  name: 'apiMy/duration',
  method: 'GET',
  summary: 'How long the learner has studied: the days of a year, its months, and sums',
  source: ['CO-14'],
  request: z.object({
    /** Year of the enterprise’s zone; this year without it. */
    year: z.optional(wireInt.check(z.gte(1970), z.lte(9999))),
  }),
  response: z.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    today: z.string(),
    /** The year that `days` and `months` are of. */
    year: z.int(),
    /** The first year with study; this year where there is none yet. */
    firstYear: z.int(),
    /** Days of the year with study, in their order. */
    days: z.array(studyDay),
    /** Seconds in each month of the year, January first. */
    months: z.array(z.int()),
    /** Seconds of the year. */
    yearS: z.int(),
    /** Seconds since the first of this month. */
    monthS: z.int(),
    /** Seconds since Monday. */
    weekS: z.int(),
    /** Seconds ever. */
    totalS: z.int(),
    /** What the enterprise expects in a week, seconds; 0: nothing. */
    weekGoalS: z.int(),
    /** Days in a row with study, today or yesterday included. */
    streakDays: z.int(),
    /** Most days in a row of the year. */
    longestStreak: z.int(),
    /** The courses studied longest, ever; at most ten, the longest first. */
    courses: z.array(courseHours),
  }),
});
