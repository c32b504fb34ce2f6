import { defineCall } from './call.ts';
import { points } from './examMarking.ts';
import { epochMs, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

export const reviewQueue = defineCall({
  name: 'apiExamReview/queue',
  method: 'GET',
  access: 'admin',
  summary: 'Exams and questions with answers that wait for a marker, and those marked in the last thirty days',
  source: ['EX-11'],
  request: z.object({
    /** An exam that is there also where nothing of it waits; 0: none. */
    examId: wireInt,
  }),
  response: z.object({
    /** Answers that wait. */
    waiting: z.int(),
    /** Appeals that wait for an answer. */
    appeals: z.int(),
    /** Reports of questions that wait for an answer. */
    reports: z.int(),
    /** When the oldest waiting paper was handed in, epoch ms; null: none waits. */
    oldestAt: z.nullable(epochMs),
    /** Answers that the viewer has marked today. */
    today: z.int(),
    /** Those waiting longest first. */
    exams: z.array(
      z.object({
        /** Exam id. */
        id: z.int(),
        /** Title in the viewer’s language. */
        title: z.string(),
        /** Names are hidden until a question is marked in all papers. */
        anonymous: z.boolean(),
        /** Answers that wait. */
        waiting: z.int(),
        /** Questions that are marked by hand. */
        questions: z.array(
          z.object({
            /** Question id. */
            id: z.int(),
            /** Its text without markup, shortened. */
            stem: z.string(),
            /** Whole points for it. */
            full: points,
            /** Answers that wait. */
            waiting: z.int(),
            /** Answers that were marked in the last thirty days. */
            marked: z.int(),
          }),
        ),
      }),
    ),
  }),
});
export type ReviewQueue = z.output<(typeof reviewQueue)['response']>;

/** An answer in the list of those to mark. */
const waitingAnswer = z.object({
  /** Attempt id. */
  attemptId: z.int(),
  /** Question id. */
  questionId: z.int(),
  /** Number of the paper in its exam, in the order of handing in. */
  paper: z.int(),
  /** Whose it is; empty while names are hidden. */
  name: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  /** When the paper was handed in, epoch ms. */
  handedInAt: epochMs,
  /** Whole points; null while it waits. */
  points: z.nullable(points),
  /** Rises with each marking. */
  revision: z.int(),
});
export type WaitingAnswer = z.output<typeof waitingAnswer>;

export const reviewAnswers = defineCall({
  name: 'apiExamReview/answers',
  method: 'GET',
  access: 'admin',
  summary: 'Answers to mark: the hundred that wait longest, and the fifty that were marked last',
  source: ['EX-11'],
  request: z.object({
    /** Exam id. */
    examId: wireId,
    /** Question id; 0: all questions, paper by paper. */
    questionId: wireInt,
    /** Attempt whose answers are there also where they were marked long ago; 0: none. */
    attemptId: wireInt,
  }),
  response: z.object({
    /** Answers that wait, also those beyond the list. */
    waiting: z.int(),
    /** Answers that were marked by hand. */
    marked: z.int(),
    /** By paper. */
    items: z.array(waitingAnswer),
  }),
});
export type ReviewAnswers = z.output<(typeof reviewAnswers)['response']>;
