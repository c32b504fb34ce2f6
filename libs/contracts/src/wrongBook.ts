import { defineCall } from './call.ts';
import { questionKinds } from './exam.choices.ts';
import { page, pageOf } from './page.ts';
import { practiceKinds, wrongFilters, wrongOrders } from './practice.choices.ts';
import { practiceKey } from './practice.ts';
import { lessonPlace } from './question.ts';
import { epochMs, flag, wireId } from './wire.ts';
import { z } from './z.ts';

/** Questions that can be practised together. */
const exerciseSet = z.object({
  /** What kind it is. */
  kind: z.enum(practiceKinds),
  /** Which exam, tag, course or bank; empty where the kind needs none. */
  key: practiceKey,
  /** What it is called. */
  name: z.string(),
  /** Questions in it. */
  count: z.int(),
  /** Of them wrong ones whose day has come. */
  due: z.int(),
});
export type ExerciseSet = z.output<typeof exerciseSet>;

export const exerciseSets = defineCall({
  name: 'apiExamnew/Exercise',
  method: 'GET',
  summary: 'What the learner can practise: what is due, by exam, tag, course and bank, with counts',
  source: ['EX-08', 'HT-07'],
  request: z.object({}),
  response: z.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    date: z.string(),
    /** Wrong questions in the book. */
    total: z.int(),
    /** Of them those whose day has come. */
    due: z.int(),
    /** How many are in each circle, the first one first, and how many of those are due. */
    circles: z.array(
      z.object({
        /** How many. */
        count: z.int(),
        /** Of them those that have come up. */
        due: z.int(),
      }),
    ),
    /** Today and the thirteen days after it: wrong questions that come up; what is overdue counts today. */
    ahead: z.array(
      z.object({
        /** YYYY-MM-DD. */
        date: z.string(),
        /** Wrong questions of it. */
        count: z.int(),
      }),
    ),
    /** Questions that left the book in the last thirty days. */
    mastered: z.int(),
    /** Exams, tags, courses, banks, in each kind those with most questions first. */
    sets: z.array(exerciseSet),
    /** The run of what is due that is not finished; null: none. */
    runId: z.nullable(z.int()),
  }),
});
export type ExerciseSets = z.output<(typeof exerciseSets)['response']>;

/** A question in the book of wrong ones. Its key is not in it [EX-10]. */
const wrongQuestion = z.object({
  /** Its id. */
  id: z.int(),
  /** What kind it is. */
  kind: z.enum(questionKinds),
  /** Sanitised HTML. */
  stem: z.string(),
  /** Names of its points of knowledge. */
  tags: z.array(z.string()),
  /** How often it was answered wrongly. */
  times: z.int(),
  /** From 1. */
  circle: z.int(),
  /** When it was last wrong, epoch ms. */
  lastWrongAt: epochMs,
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
  /** Its day has come. */
  due: z.boolean(),
  /** Title of the exam in which it was last wrong; empty: in practice. */
  exam: z.string(),
  /** Place in a course that teaches it. */
  lesson: z.nullable(lessonPlace),
});
export type WrongQuestion = z.output<typeof wrongQuestion>;

export const wrongList = defineCall({
  name: 'apiExamnew/wrong',
  method: 'GET',
  summary: 'The learner’s wrong questions, in one of their orders',
  source: ['EX-08', 'EX-10'],
  request: page({
    /** Which of them. */
    filter: z.optional(z.enum(wrongFilters)),
    /** Id or key of the exam, tag or course of the filter. */
    key: z.optional(practiceKey),
    /** In which order. */
    order: z.optional(z.enum(wrongOrders)),
  }),
  response: pageOf(wrongQuestion),
});

export const setMastered = defineCall({
  name: 'apiExamnew/wrong/mastered',
  method: 'POST',
  summary: 'Takes a wrong question out of the book, or puts it back as it was',
  source: ['EX-08'],
  request: z.object({
    /** Question id. */
    id: wireId,
    /** Y: it is known. */
    mastered: flag,
  }),
  response: z.object({
    /** Questions that left the book, or whether this one has. */
    mastered: flag,
  }),
});
