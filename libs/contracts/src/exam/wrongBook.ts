import { defineCall } from '../call.ts';
import { questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { practiceKinds, wrongFilters, wrongOrders } from './practice.choices.ts';
import { practiceKey } from './practice.ts';
import { lessonPlace } from './question.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** A set of questions for practice. */
const exerciseSet = v.object({
  /** Kind of the set. */
  kind: v.picklist(practiceKinds),
  /** Exam, tag, course or bank; empty when the kind needs none. */
  key: practiceKey,
  /** Name of the set. */
  name: v.string(),
  /** Number of questions. */
  count: v.int(),
  /** Due wrong questions among them. */
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
    /** Today in the enterprise’s zone, YYYY-MM-DD. */
    date: v.string(),
    /** Wrong questions in the book. */
    total: v.int(),
    /** Due questions among them. */
    due: v.int(),
    /** Questions and due questions per circle, the first circle first. */
    circles: v.array(
      v.object({
        /** Number of questions. */
        count: v.int(),
        /** Due questions among them. */
        due: v.int(),
      }),
    ),
    /** Wrong questions due today and on the thirteen days after it; overdue ones count today. */
    ahead: v.array(
      v.object({
        /** Day, YYYY-MM-DD. */
        date: v.string(),
        /** Due wrong questions. */
        count: v.int(),
      }),
    ),
    /** Questions that left the book in the last thirty days. */
    mastered: v.int(),
    /** Exams, tags, courses, banks; in each kind the largest sets first. */
    sets: v.array(exerciseSet),
    /** The unfinished run of due questions; null for none. */
    runId: v.nullable(v.int()),
  }),
});
export type ExerciseSets = v.InferOutput<(typeof exerciseSets)['response']>;

/** A question in the book of wrong ones, without its key [EX-10]. */
const wrongQuestion = v.object({
  /** Question id. */
  id: v.int(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** Names of its points of knowledge. */
  tags: v.array(v.string()),
  /** Number of wrong answers. */
  times: v.int(),
  /** Current circle, from 1. */
  circle: v.int(),
  /** Time of the last wrong answer, epoch ms. */
  lastWrongAt: epochMs,
  /** Next due time, epoch ms. */
  dueAt: epochMs,
  /** True when it is due. */
  due: v.boolean(),
  /** Title of the exam with the last wrong answer; empty for practice. */
  exam: v.string(),
  /** Passage of a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type WrongQuestion = v.InferOutput<typeof wrongQuestion>;

export const wrongList = defineCall({
  name: 'apiExamnew/wrong',
  method: 'GET',
  summary: 'The learner’s wrong questions, in one of their orders',
  source: ['EX-08', 'EX-10'],
  request: page({
    /** Filter of the list. */
    filter: v.optional(v.picklist(wrongFilters)),
    /** Id or key of the exam, tag or course of the filter. */
    key: v.optional(practiceKey),
    /** Order of the list. */
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
    /** Y: mastered. */
    mastered: flag,
  }),
  response: v.object({
    /** Y: the question has left the book. */
    mastered: flag,
  }),
});
