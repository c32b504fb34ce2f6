import { defineCall } from '../call.ts';
import { criteriaLimits, markCommentLimit, scorerKinds, strictnesses } from '../review.choices.ts';
import { epochMs, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Whole points, as marks by hand are given [EX-11]. */
export const points = v.pipe(v.int(), v.minValue(0), v.maxValue(1000));

/** Names one answer: a question of an attempt. */
const place = {
  /** Attempt id. */
  attemptId: wireId,
  /** Question id. */
  questionId: wireId,
};

/** What an answer is marked by: a part of the question's points [EX-11]. */
export const criterion = v.object({
  /** What the answer should say. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(criteriaLimits.text)),
  /** Whole points for it. */
  points: v.pipe(points, v.minValue(1)),
  /** Words by which it is found in an answer; none leaves it to whoever reads. */
  keywords: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(criteriaLimits.keyword))),
    v.maxLength(criteriaLimits.keywords),
  ),
});
export type Criterion = v.InferOutput<typeof criterion>;

/** The same as it is shown. */
export const shownCriterion = v.object({
  /** What the answer should say; empty: the answer as a whole. */
  text: v.string(),
  /** Whole points for it. */
  points,
  /** Words by which it is found in an answer. */
  keywords: v.array(v.string()),
});

/** A suggestion counts for nothing until a person takes it over [EX-11]. */
export const suggestion = v.object({
  /** How severely it was read. */
  strictness: v.picklist(strictnesses),
  /** Who suggests. */
  scorer: v.picklist(scorerKinds),
  /** Name of the model; empty for key words. */
  model: v.string(),
  /** Epoch ms. */
  at: epochMs,
  /** One for each criterion. */
  parts: v.array(
    v.object({
      /** Whole points. */
      points,
      /** Words of the answer that speak for it; empty where there are none. */
      quote: v.string(),
      /** Key words that were found. */
      found: v.array(v.string()),
      /** Key words that were not. */
      missing: v.array(v.string()),
      /** Why, in words of a model; empty for key words. */
      why: v.string(),
      /** False: a person should look closely. */
      sure: v.boolean(),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** How an answer was marked by hand. */
const handMark = v.object({
  /** Whole points. */
  points,
  /** Points for each criterion; empty where the criteria have changed since. */
  parts: v.array(points),
  /** The marker's text. */
  comment: v.string(),
  /** Name of the marker; empty where it is not known. */
  by: v.string(),
  /** The viewer marked it. */
  own: v.boolean(),
  /** Epoch ms; null where it is not known. */
  at: v.nullable(epochMs),
});
export type HandMark = v.InferOutput<typeof handMark>;

export const reviewAnswer = defineCall({
  name: 'apiExamReview/answer',
  method: 'GET',
  access: 'admin',
  summary: 'One answer with its question, what it is marked by, its mark and the last suggestion',
  source: ['EX-11'],
  request: v.object(place),
  response: v.object({
    /** Exam id. */
    examId: v.int(),
    /** Attempt id. */
    attemptId: v.int(),
    /** Question id. */
    questionId: v.int(),
    /** Number of the paper in its exam. */
    paper: v.int(),
    /** Its owner; empty while names are hidden. */
    name: v.string(),
    /** Number of the question on this paper, from 1. */
    no: v.int(),
    /** Sanitised HTML. */
    stem: v.string(),
    /** A good answer; empty where there is none. */
    sample: v.string(),
    /** The answer as it was written. */
    text: v.string(),
    /** Attachments of the answer. */
    files: v.array(
      v.object({
        /** Name of the file. */
        name: v.string(),
        /** Address, open for a while. */
        url: v.string(),
      }),
    ),
    /** Whole points for the question. */
    full: points,
    /** What it is marked by; their points add up to `full`. */
    criteria: v.array(shownCriterion),
    /** Rises with each change of the criteria; 0: made of the question’s key words. */
    criteriaRevision: v.int(),
    /** Null while it waits. */
    mark: v.nullable(handMark),
    /** Rises with each marking; a mark names the one it is based on. */
    revision: v.int(),
    /** The last one by these criteria; null where nobody asked. */
    suggestion: v.nullable(suggestion),
    /** Who would suggest. */
    scorer: v.picklist(scorerKinds),
    /** For each number of points, how many answers to this question of the exam have it. */
    distribution: v.array(v.int()),
  }),
});
export type ReviewAnswer = v.InferOutput<(typeof reviewAnswer)['response']>;

export const markAnswer = defineCall({
  name: 'apiExamReview/mark',
  method: 'POST',
  access: 'admin',
  summary: 'Marks an answer; refused with answerMarked where somebody has marked it since it was read',
  source: ['EX-11'],
  request: v.object({
    ...place,
    /** Whole points for each criterion. */
    parts: wireJson(v.pipe(v.array(points), v.minLength(1), v.maxLength(criteriaLimits.count))),
    /** Up to 300 characters; the learner reads them. */
    comment: v.pipe(v.string(), v.trim(), v.maxLength(markCommentLimit)),
    /** Revision of the mark that it replaces; 0: it was waiting. */
    revision: wireInt,
    /** Revision of the criteria that it was marked by. */
    criteriaRevision: wireInt,
  }),
  response: v.object({
    /** The mark as it stands now. */
    mark: handMark,
    /** Its revision. */
    revision: v.int(),
    /** All answers of the paper are marked: its result is out. */
    settled: v.boolean(),
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
  request: v.object({
    ...place,
    /** How severely it reads. */
    strictness: v.picklist(strictnesses),
  }),
  response: suggestion,
});

export const saveCriteria = defineCall({
  name: 'apiExamReview/criteria',
  method: 'POST',
  access: 'admin',
  summary: 'Says what a question is marked by in an exam; refused with conflict where somebody else has changed it',
  source: ['EX-11'],
  request: v.object({
    /** Exam id. */
    examId: wireId,
    /** Question id. */
    questionId: wireId,
    /** Their points add up to those of the question. */
    criteria: wireJson(v.pipe(v.array(criterion), v.minLength(1), v.maxLength(criteriaLimits.count))),
    /** Revision that it replaces. */
    revision: wireInt,
  }),
  response: v.object({
    /** The new revision. */
    revision: v.int(),
  }),
});
