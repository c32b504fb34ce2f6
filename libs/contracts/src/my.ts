import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import { studyDay } from './home.ts';
import { studyRecord } from './study.ts';
import { z } from './z.ts';

/** A length of study against what is expected, both in seconds. */
const studiedOf = z.object({
  /** Studied so far, repeats included. */
  seconds: z.int(),
  /** Expected by the enterprise; 0: nothing is. */
  goalS: z.int(),
});

export const myHome = defineCall({
  name: 'apiMy/index',
  method: 'GET',
  summary: 'Home of the learning centre: how much was studied, what for, and what to go on with',
  source: ['SH-02', 'CO-05', 'CO-14'],
  request: z.object({}),
  response: z.object({
    /** Of the learner's points. */
    points: z.object({
      /** Ever earned; spending leaves it as it is. */
      lifetime: z.int(),
      /** Still there to be spent. */
      spendable: z.int(),
    }),
    /** Credits in tenths. */
    credit: z.int(),
    /** Since midnight in the enterprise's zone; a fifth of the week's goal is expected, in steps of five minutes. */
    today: studiedOf,
    /** Since Monday. */
    week: studiedOf,
    /** Since the first of the month; the week's goal for as many weeks as the month has days, in steps of half an hour. */
    month: studiedOf,
    /** Which day it is in the enterprise's zone, YYYY-MM-DD. */
    date: z.string(),
    /** Monday of last week up to Sunday of next week. */
    days: z.array(studyDay),
    /** Seconds studied on each of the last fourteen days, today last. */
    lately: z.array(z.int()),
    /** Days in a row with study, today or yesterday included. */
    streakDays: z.int(),
    /** How many courses there are in each state. */
    counts: z.object({
      /** Begun and not yet learned. */
      learning: z.int(),
      /** Learned. */
      learned: z.int(),
    }),
    /** Courses studied last that can be opened, last first, at most four. */
    recent: z.array(studyRecord),
    /** Courses collected last that can be opened, last first, at most four. */
    collected: z.array(courseCard),
  }),
});
export type MyHome = z.output<(typeof myHome)['response']>;
