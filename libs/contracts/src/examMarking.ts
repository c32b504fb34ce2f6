import { defineCall } from './call.ts';
import { criteriaLimits, markCommentLimit, scorerKinds, strictnesses } from './review.choices.ts';
import { epochMs, wireId, wireInt, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Whole points, as marks by hand are given [EX-11]. */
export const points = z.int().check(z.gte(0), z.lte(1000));

/** Names one answer: a question of an attempt. */
const place = {
  /** Attempt id. */
  attemptId: wireId,
  /** Question id. */
  questionId: wireId,
};

/** What an answer is marked by: a part of the question's points [EX-11]. */
export const criterion = z.object({
  /** What the answer should say. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(criteriaLimits.text)),
  /** Whole points for it. */
  points: points.check(z.gte(1)),
  /** Words by which it is found in an answer; none leaves it to whoever reads. */
  keywords: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(criteriaLimits.keyword)))
    .check(z.maxLength(criteriaLimits.keywords)),
});
export type Criterion = z.output<typeof criterion>;

/** The same as it is shown. */
export const shownCriterion = z.object({
  /** What the answer should say; empty: the answer as a whole. */
  text: z.string(),
  /** Whole points for it. */
  points,
  /** Words by which it is found in an answer. */
  keywords: z.array(z.string()),
});

/** A suggestion counts for nothing until a person takes it over [EX-11]. */
export const suggestion = z.object({
  /** How severely it was read. */
  strictness: z.enum(strictnesses),
  /** Who suggests. */
  scorer: z.enum(scorerKinds),
  /** Name of the model; empty for key words. */
  model: z.string(),
  /** Epoch ms. */
  at: epochMs,
  /** One for each criterion. */
  parts: z.array(
    z.object({
      /** Whole points. */
      points,
      /** Words of the answer that speak for it; empty where there are none. */
      quote: z.string(),
      /** Key words that were found. */
      found: z.array(z.string()),
      /** Key words that were not. */
      missing: z.array(z.string()),
      /** Why, in words of a model; empty for key words. */
      why: z.string(),
      /** False: a person should look closely. */
      sure: z.boolean(),
    }),
  ),
});
export type Suggestion = z.output<typeof suggestion>;

/** How an answer was marked by hand. */
const handMark = z.object({
  /** Whole points. */
  points,
  /** Points for each criterion; empty where the criteria have changed since. */
  parts: z.array(points),
  /** What the marker wrote. */
  comment: z.string(),
  /** Name of the marker; empty where it is not known. */
  by: z.string(),
  /** The viewer marked it. */
  own: z.boolean(),
  /** Epoch ms; null where it is not known. */
  at: z.nullable(epochMs),
});
export type HandMark = z.output<typeof handMark>;

export const reviewAnswer = defineCall({
  name: 'apiExamReview/answer',
  method: 'GET',
  access: 'admin',
  summary: 'One answer with its question, what it is marked by, its mark and the last suggestion',
  source: ['EX-11'],
  request: z.object(place),
  response: z.object({
    /** Exam id. */
    examId: z.int(),
    /** Attempt id. */
    attemptId: z.int(),
    /** Question id. */
    questionId: z.int(),
    /** Number of the paper in its exam. */
    paper: z.int(),
    /** Whose it is; empty while names are hidden. */
    name: z.string(),
    /** Number of the question on this paper, from 1. */
    no: z.int(),
    /** Sanitised HTML. */
    stem: z.string(),
    /** A good answer; empty where there is none. */
    sample: z.string(),
    /** The answer as it was written. */
    text: z.string(),
    /** Attachments of the answer. */
    files: z.array(
      z.object({
        /** Name of the file. */
        name: z.string(),
        /** Address, open for a while. */
        url: z.string(),
      }),
    ),
    /** Whole points for the question. */
    full: points,
    /** What it is marked by; their points add up to `full`. */
    criteria: z.array(shownCriterion),
    /** Rises with each change of the criteria; 0: made of the question’s key words. */
    criteriaRevision: z.int(),
    /** Null while it waits. */
    mark: z.nullable(handMark),
    /** Rises with each marking; a mark names the one it is based on. */
    revision: z.int(),
    /** The last one by these criteria; null where nobody asked. */
    suggestion: z.nullable(suggestion),
    /** Who would suggest. */
    scorer: z.enum(scorerKinds),
    /** For each number of points, how many answers to this question of the exam have it. */
    distribution: z.array(z.int()),
  }),
});
export type ReviewAnswer = z.output<(typeof reviewAnswer)['response']>;

export const markAnswer = defineCall({
  name: 'apiExamReview/mark',
  method: 'POST',
  access: 'admin',
  summary: 'Marks an answer; refused with answerMarked where somebody has marked it since it was read',
  source: ['EX-11'],
  request: z.object({
    ...place,
    /** Whole points for each criterion. */
    parts: wireJson(z.array(points).check(z.minLength(1), z.maxLength(criteriaLimits.count))),
    /** Up to 300 characters; the learner reads them. */
    comment: z.string().check(z.trim(), z.maxLength(markCommentLimit)),
    /** Revision of the mark that it replaces; 0: it was waiting. */
    revision: wireInt,
    /** Revision of the criteria that it was marked by. */
    criteriaRevision: wireInt,
  }),
  response: z.object({
    /** The mark as it stands now. */
    mark: handMark,
    /** Its revision. */
    revision: z.int(),
    /** All answers of the paper are marked: its result is out. */
    settled: z.boolean(),
  }),
});

export const suggestMark = defineCall({
  name: 'apiExamReview/suggest',
  method: 'POST',
  // Slow work between two transactions; asked again it suggests again.
  idempotent: false,
  access: 'admin',
  summary: 'Asks the scorer what it would give; refused with scorerFailed where it fails, then ask again',
  source: ['EX-11'],
  request: z.object({
    ...place,
    /** How severely it reads. */
    strictness: z.enum(strictnesses),
  }),
  response: suggestion,
});

export const saveCriteria = defineCall({
  name: 'apiExamReview/criteria',
  method: 'POST',
  access: 'admin',
  summary: 'Says what a question is marked by in an exam; refused with conflict where somebody else has changed it',
  source: ['EX-11'],
  request: z.object({
    /** Exam id. */
    examId: wireId,
    /** Question id. */
    questionId: wireId,
    /** Their points add up to those of the question. */
    criteria: wireJson(z.array(criterion).check(z.minLength(1), z.maxLength(criteriaLimits.count))),
    /** Revision that it replaces. */
    revision: wireInt,
  }),
  response: z.object({
    /** The new revision. */
    revision: z.int(),
  }),
});
