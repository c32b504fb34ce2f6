import { defineCall } from '../call.ts';
import { points } from './examMarking.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

export const reviewQueue = defineCall({
  name: 'apiExamReview/queue',
  method: 'GET',
  access: 'lecturer',
  summary: 'Exams and questions with answers that wait for a marker, and those marked in the last thirty days',
  source: ['EX-11'],
  request: v.object({
    /** Exam to include even without waiting answers; 0 for none. */
    examId: wireInt,
  }),
  response: v.object({
    /** Waiting answers. */
    waiting: v.int(),
    /** Waiting appeals. */
    appeals: v.int(),
    /** Waiting reports of questions. */
    reports: v.int(),
    /** Hand-in time of the oldest waiting paper, epoch ms; null for none. */
    oldestAt: v.nullable(epochMs),
    /** Answers marked today by the viewer. */
    today: v.int(),
    /** Longest waiting first. */
    exams: v.array(
      v.object({
        /** Exam id. */
        id: v.int(),
        /** Title in the viewer’s language. */
        title: v.string(),
        /** True when names are hidden until a question is marked in all papers. */
        anonymous: v.boolean(),
        /** Waiting answers. */
        waiting: v.int(),
        /** Questions marked by hand. */
        questions: v.array(
          v.object({
            /** Question id. */
            id: v.int(),
            /** Plain text of the question, shortened. */
            stem: v.string(),
            /** Whole points for it. */
            full: points,
            /** Waiting answers. */
            waiting: v.int(),
            /** Answers marked in the last thirty days. */
            marked: v.int(),
          }),
        ),
      }),
    ),
  }),
});
export type ReviewQueue = v.InferOutput<(typeof reviewQueue)['response']>;

/** An answer in the marking list. */
const waitingAnswer = v.object({
  /** Attempt id. */
  attemptId: v.int(),
  /** Question id. */
  questionId: v.int(),
  /** Number of the paper in its exam, in the order of hand-ins. */
  paper: v.int(),
  /** Name of the learner; empty while names are hidden. */
  name: v.string(),
  /** Beginning of the answer. */
  excerpt: v.string(),
  /** Hand-in time of the paper, epoch ms. */
  handedInAt: epochMs,
  /** Whole points; null while it waits for marking. */
  points: v.nullable(points),
  /** Increases with each marking. */
  revision: v.int(),
});
export type WaitingAnswer = v.InferOutput<typeof waitingAnswer>;

export const reviewAnswers = defineCall({
  name: 'apiExamReview/answers',
  method: 'GET',
  access: 'lecturer',
  summary: 'Answers to mark: the hundred that wait longest, and the fifty that were marked last',
  source: ['EX-11'],
  request: v.object({
    /** Exam id. */
    examId: wireId,
    /** Question id; 0 for all questions, paper by paper. */
    questionId: wireInt,
    /** Attempt to include even if its answers were marked long ago; 0 for none. */
    attemptId: wireInt,
  }),
  response: v.object({
    /** Waiting answers, including those beyond the list. */
    waiting: v.int(),
    /** Answers marked by hand. */
    marked: v.int(),
    /** Sorted by paper. */
    items: v.array(waitingAnswer),
  }),
});
export type ReviewAnswers = v.InferOutput<(typeof reviewAnswers)['response']>;
