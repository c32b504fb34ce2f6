import { defineCall } from '../call.ts';
import { points } from './examMarking.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

export const reviewQueue = defineCall({
  name: 'apiExamReview/queue',
  method: 'GET',
  access: 'admin',
  summary: 'Exams and questions with answers that wait for a marker, and those marked in the last thirty days',
  source: ['EX-11'],
  request: v.object({
    /** An exam that is there also where nothing of it waits; 0: none. */
    examId: wireInt,
  }),
  response: v.object({
    /** Answers that wait. */
    waiting: v.int(),
    /** Appeals that wait for an answer. */
    appeals: v.int(),
    /** Reports of questions that wait for an answer. */
    reports: v.int(),
    /** When the oldest waiting paper was handed in, epoch ms; null: none waits. */
    oldestAt: v.nullable(epochMs),
    /** Answers that the viewer has marked today. */
    today: v.int(),
    /** Those waiting longest first. */
    exams: v.array(
      v.object({
        /** Exam id. */
        id: v.int(),
        /** Title in the viewer’s language. */
        title: v.string(),
        /** Names are hidden until a question is marked in all papers. */
        anonymous: v.boolean(),
        /** Answers that wait. */
        waiting: v.int(),
        /** Questions that are marked by hand. */
        questions: v.array(
          v.object({
            /** Question id. */
            id: v.int(),
            /** Its text without markup, shortened. */
            stem: v.string(),
            /** Whole points for it. */
            full: points,
            /** Answers that wait. */
            waiting: v.int(),
            /** Answers that were marked in the last thirty days. */
            marked: v.int(),
          }),
        ),
      }),
    ),
  }),
});
export type ReviewQueue = v.InferOutput<(typeof reviewQueue)['response']>;

/** An answer in the list of those to mark. */
const waitingAnswer = v.object({
  /** Attempt id. */
  attemptId: v.int(),
  /** Question id. */
  questionId: v.int(),
  /** Number of the paper in its exam, in the order of handing in. */
  paper: v.int(),
  /** Its owner; empty while names are hidden. */
  name: v.string(),
  /** How it begins. */
  excerpt: v.string(),
  /** When the paper was handed in, epoch ms. */
  handedInAt: epochMs,
  /** Whole points; null while it waits. */
  points: v.nullable(points),
  /** Rises with each marking. */
  revision: v.int(),
});
export type WaitingAnswer = v.InferOutput<typeof waitingAnswer>;

export const reviewAnswers = defineCall({
  name: 'apiExamReview/answers',
  method: 'GET',
  access: 'admin',
  summary: 'Answers to mark: the hundred that wait longest, and the fifty that were marked last',
  source: ['EX-11'],
  request: v.object({
    /** Exam id. */
    examId: wireId,
    /** Question id; 0: all questions, paper by paper. */
    questionId: wireInt,
    /** Attempt whose answers are there also where they were marked long ago; 0: none. */
    attemptId: wireInt,
  }),
  response: v.object({
    /** Answers that wait, also those beyond the list. */
    waiting: v.int(),
    /** Answers that were marked by hand. */
    marked: v.int(),
    /** By paper. */
    items: v.array(waitingAnswer),
  }),
});
export type ReviewAnswers = v.InferOutput<(typeof reviewAnswers)['response']>;
