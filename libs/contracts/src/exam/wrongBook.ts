import { defineCall } from '../call.ts';
import { questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { practiceKinds, wrongFilters, wrongOrders } from './practice.choices.ts';
import { practiceKey } from './practice.ts';
import { lessonPlace } from './question.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Questions that can be practised together. */
const exerciseSet = v.object({
  /** Its kind. */
  kind: v.picklist(practiceKinds),
  /** Which exam, tag, course or bank; empty where the kind needs none. */
  key: practiceKey,
  /** Its name. */
  name: v.string(),
  /** Questions in it. */
  count: v.int(),
  /** Of them wrong ones whose day has come. */
  due: v.int(),
});
export type ExerciseSet = v.InferOutput<typeof exerciseSet>;

export const exerciseSets = defineCall({
  name: 'apiExamnew/Exercise',
  method: 'GET',
  summary: 'What the learner can practise: what is due, by exam, tag, course and bank, with counts',
  source: ['EX-08', 'HT-07'],
  request: v.object({}),
  response: v.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    date: v.string(),
    /** Wrong questions in the book. */
    total: v.int(),
    /** Of them those whose day has come. */
    due: v.int(),
    /** How many are in each circle, the first one first, and how many of those are due. */
    circles: v.array(
      v.object({
        /** How many. */
        count: v.int(),
        /** Of them those that have come up. */
        due: v.int(),
      }),
    ),
    /** Today and the thirteen days after it: wrong questions that come up; what is overdue counts today. */
    ahead: v.array(
      v.object({
        /** YYYY-MM-DD. */
        date: v.string(),
        /** Wrong questions of it. */
        count: v.int(),
      }),
    ),
    /** Questions that left the book in the last thirty days. */
    mastered: v.int(),
    /** Exams, tags, courses, banks, in each kind those with most questions first. */
    sets: v.array(exerciseSet),
    /** The run of what is due that is not finished; null: none. */
    runId: v.nullable(v.int()),
  }),
});
export type ExerciseSets = v.InferOutput<(typeof exerciseSets)['response']>;

/** A question in the book of wrong ones. Its key is not in it [EX-10]. */
const wrongQuestion = v.object({
  /** Its id. */
  id: v.int(),
  /** Its kind. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** Names of its points of knowledge. */
  tags: v.array(v.string()),
  /** How often it was answered wrongly. */
  times: v.int(),
  /** From 1. */
  circle: v.int(),
  /** When it was last wrong, epoch ms. */
  lastWrongAt: epochMs,
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
  /** Its day has come. */
  due: v.boolean(),
  /** Title of the exam in which it was last wrong; empty: in practice. */
  exam: v.string(),
  /** Place in a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type WrongQuestion = v.InferOutput<typeof wrongQuestion>;

export const wrongList = defineCall({
  name: 'apiExamnew/wrong',
  method: 'GET',
  summary: 'The learner’s wrong questions, in one of their orders',
  source: ['EX-08', 'EX-10'],
  request: page({
    /** Which of them. */
    filter: v.optional(v.picklist(wrongFilters)),
    /** Id or key of the exam, tag or course of the filter. */
    key: v.optional(practiceKey),
    /** In which order. */
    order: v.optional(v.picklist(wrongOrders)),
  }),
  response: pageOf(wrongQuestion),
});

export const setMastered = defineCall({
  name: 'apiExamnew/wrong/mastered',
  method: 'POST',
  summary: 'Takes a wrong question out of the book, or puts it back as it was',
  source: ['EX-08'],
  request: v.object({
    /** Question id. */
    id: wireId,
    /** Y: it is known. */
    mastered: flag,
  }),
  response: v.object({
    /** Questions that left the book, or whether this one has. */
    mastered: flag,
  }),
});
