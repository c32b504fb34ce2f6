import { defineCall } from '../call.ts';
import { courseCard } from '../course/courseCard.ts';
import { studyDay } from '../course/studyHours.ts';
import { studyRecord } from '../course/study.ts';
import { v } from '../v.ts';

/** A length of study against what is expected, both in seconds. */
const studiedOf = v.object({
  /** Studied so far, repeats included. */
  seconds: v.int(),
  /** Expected by the enterprise; 0: nothing is. */
  goalS: v.int(),
});

export const myHome = defineCall({
  name: 'apiMy/index',
  method: 'GET',
  summary: 'Home of the learning centre: how much was studied, what for, and what to go on with',
  source: ['SH-02', 'CO-05', 'CO-14'],
  request: v.object({}),
  response: v.object({
    /** Of the learner's points. */
    points: v.object({
      /** Ever earned; spending leaves it as it is. */
      lifetime: v.int(),
      /** Still there to be spent. */
      spendable: v.int(),
    }),
    /** Credits in tenths. */
    credit: v.int(),
    /** Since midnight in the enterprise's zone; a fifth of the week's goal is expected, in steps of five minutes. */
    today: studiedOf,
    /** Since Monday. */
    week: studiedOf,
    /** Since the first of the month; the week's goal for as many weeks as the month has days, in steps of half an hour. */
    month: studiedOf,
    /** Which day it is in the enterprise's zone, YYYY-MM-DD. */
    date: v.string(),
    /** Monday of last week up to Sunday of next week. */
    days: v.array(studyDay),
    /** Seconds studied on each of the last fourteen days, today last. */
    lately: v.array(v.int()),
    /** Days in a row with study, today or yesterday included. */
    streakDays: v.int(),
    /** How many courses there are in each state. */
    counts: v.object({
      /** Begun and not yet learned. */
      learning: v.int(),
      /** Learned. */
      learned: v.int(),
    }),
    /** Courses studied last that can be opened, last first, at most four. */
    recent: v.array(studyRecord),
    /** Courses collected last that can be opened, last first, at most four. */
    collected: v.array(courseCard),
  }),
});
export type MyHome = v.InferOutput<(typeof myHome)['response']>;
