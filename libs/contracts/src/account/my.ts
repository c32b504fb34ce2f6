import { defineCall } from '../call.ts';
import { courseCard } from '../course/courseCard.ts';
import { studyDay } from '../course/studyHours.ts';
import { studyRecord } from '../course/study.ts';
import { v } from '../v.ts';

/** Study time and its goal, both in seconds. */
const studiedOf = v.object({
  /** Study time so far, repeats included. */
  seconds: v.int(),
  /** Goal of the enterprise; 0 for none. */
  goalS: v.int(),
});

export const myHome = defineCall({
  name: 'apiMy/index',
  method: 'GET',
  summary: 'Home of the learning centre: how much was studied, what for, and what to go on with',
  source: ['SH-02', 'CO-05', 'CO-14'],
  request: v.object({}),
  response: v.object({
    /** The learner's points. */
    points: v.object({
      /** Points ever earned; spending does not reduce them. */
      lifetime: v.int(),
      /** Points available to spend. */
      spendable: v.int(),
    }),
    /** Credits in tenths. */
    credit: v.int(),
    /** Since midnight in the enterprise's zone; the goal is a fifth of the week's, in steps of five minutes. */
    today: studiedOf,
    /** Since Monday. */
    week: studiedOf,
    /** Since the first of the month; the goal is the week's times the weeks of the month, in steps of half an hour. */
    month: studiedOf,
    /** Today in the enterprise's zone, YYYY-MM-DD. */
    date: v.string(),
    /** From Monday of last week to Sunday of next week. */
    days: v.array(studyDay),
    /** Seconds studied on each of the last fourteen days, today last. */
    lately: v.array(v.int()),
    /** Consecutive days with study, up to today or yesterday. */
    streakDays: v.int(),
    /** Number of courses in each state. */
    counts: v.object({
      /** Begun and not yet learned. */
      learning: v.int(),
      /** Learned. */
      learned: v.int(),
    }),
    /** Recently studied courses that can be opened, latest first, at most four. */
    recent: v.array(studyRecord),
    /** Recently collected courses that can be opened, latest first, at most four. */
    collected: v.array(courseCard),
  }),
});
export type MyHome = v.InferOutput<(typeof myHome)['response']>;
