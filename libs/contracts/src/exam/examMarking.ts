import { defineCall } from '../call.ts';
import { criteriaLimits, markCommentLimit, scorerKinds, strictnesses } from '../review.choices.ts';
import { questionKinds } from './exam.choices.ts';
import { questionShows } from './question.ts';
import { epochMs, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Whole points, as given by markers [EX-11]. */
export const points = v.pipe(v.int(), v.minValue(0), v.maxValue(1000));

/** Identifies one answer: a question of an attempt. */
const place = {
  /** Attempt id. */
  attemptId: wireId,
  /** Question id. */
  questionId: wireId,
};

/** A marking criterion with its share of the question's points [EX-11]. */
export const criterion = v.object({
  /** Expected content of the answer. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(criteriaLimits.text)),
  /** Whole points for it. */
  points: v.pipe(points, v.minValue(1)),
  /** Words that indicate it in an answer; without any the marker decides. */
  keywords: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(criteriaLimits.keyword))),
    v.maxLength(criteriaLimits.keywords),
  ),
});
export type Criterion = v.InferOutput<typeof criterion>;

/** A criterion as shown. */
export const shownCriterion = v.object({
  /** Expected content of the answer; empty for the answer as a whole. */
  text: v.string(),
  /** Whole points for it. */
  points,
  /** Words that indicate it in an answer. */
  keywords: v.array(v.string()),
});

/** A suggested mark; it has no effect until a person accepts it [EX-11]. */
export const suggestion = v.object({
  /** Severity of the suggestion. */
  strictness: v.picklist(strictnesses),
  /** Source of the suggestion. */
  scorer: v.picklist(scorerKinds),
  /** Name of the model; empty for key words. */
  model: v.string(),
  /** Time, epoch ms. */
  at: epochMs,
  /** One per criterion. */
  parts: v.array(
    v.object({
      /** Whole points. */
      points,
      /** Supporting words of the answer; empty when there are none. */
      quote: v.string(),
      /** Key words found. */
      found: v.array(v.string()),
      /** Key words not found. */
      missing: v.array(v.string()),
      /** Reason given by a model; empty for key words. */
      why: v.string(),
      /** False: a person should look closely. */
      sure: v.boolean(),
    }),
  ),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** Mark given by a person. */
const handMark = v.object({
  /** Whole points. */
  points,
  /** Points per criterion; empty when the criteria have changed since. */
  parts: v.array(points),
  /** Comment of the marker. */
  comment: v.string(),
  /** Name of the marker; empty when unknown. */
  by: v.string(),
  /** True for the viewer's own mark. */
  own: v.boolean(),
  /** Time, epoch ms; null when unknown. */
  at: v.nullable(epochMs),
});
export type HandMark = v.InferOutput<typeof handMark>;

export const reviewAnswer = defineCall({
  name: 'apiExamReview/answer',
  method: 'GET',
  access: 'lecturer',
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
    /** Name of the learner; empty while names are hidden. */
    name: v.string(),
    /** Number of the question on this paper, from 1. */
    no: v.int(),
    /** Kind of the question. */
    kind: v.picklist(questionKinds),
    /** Sanitised HTML. */
    stem: v.string(),
    ...questionShows,
    /** A model answer, or the key as text; may be empty. */
    sample: v.string(),
    /** The unchanged text of the answer; of other kinds the chosen options or the filled gaps, a line each. */
    text: v.string(),
    /** Attachments of the answer. */
    files: v.array(
      v.object({
        /** Name of the file. */
        name: v.string(),
        /** Address, valid for a limited time. */
        url: v.string(),
      }),
    ),
    /** Whole points for the question. */
    full: points,
    /** Marking criteria, whose points add up to `full`. */
    criteria: v.array(shownCriterion),
    /** Increases with each change of the criteria; 0 for criteria made from the question’s key words. */
    criteriaRevision: v.int(),
    /** Null while it waits for marking. */
    mark: v.nullable(handMark),
    /** Increases with each marking; a new mark names the revision it is based on. */
    revision: v.int(),
    /** The last suggestion by these criteria; null when none was requested. */
    suggestion: v.nullable(suggestion),
    /** Source of a new suggestion. */
    scorer: v.picklist(scorerKinds),
    /** Number of answers to this question of the exam, by points. */
    distribution: v.array(v.int()),
  }),
});
export type ReviewAnswer = v.InferOutput<(typeof reviewAnswer)['response']>;

export const markAnswer = defineCall({
  name: 'apiExamReview/mark',
  method: 'POST',
  access: 'lecturer',
  summary: 'Marks an answer; refused with answerMarked where somebody has marked it since it was read',
  source: ['EX-11'],
  request: v.object({
    ...place,
    /** Whole points for each criterion. */
    parts: wireJson(v.pipe(v.array(points), v.minLength(1), v.maxLength(criteriaLimits.count))),
    /** Up to 300 characters, shown to the learner. */
    comment: v.pipe(v.string(), v.trim(), v.maxLength(markCommentLimit)),
    /** Revision of the replaced mark; 0 for an unmarked answer. */
    revision: wireInt,
    /** Revision of the criteria used. */
    criteriaRevision: wireInt,
  }),
  response: v.object({
    /** The current mark. */
    mark: handMark,
    /** Revision of the mark. */
    revision: v.int(),
    /** True when all answers of the paper are marked and its result is published. */
    settled: v.boolean(),
  }),
});

export const suggestMark = defineCall({
  name: 'apiExamReview/suggest',
  method: 'POST',
  // Slow work between two transactions; a repetition suggests again.
  idempotent: false,
  access: 'lecturer',
  summary: 'Asks the scorer what it would give; refused with scorerFailed where it fails, then ask again',
  source: ['EX-11'],
  request: v.object({
    ...place,
    /** Severity of the scorer. */
    strictness: v.picklist(strictnesses),
  }),
  response: suggestion,
});

export const saveCriteria = defineCall({
  name: 'apiExamReview/criteria',
  method: 'POST',
  access: 'lecturer',
  summary: 'Says what a question is marked by in an exam; refused with conflict where somebody else has changed it',
  source: ['EX-11'],
  request: v.object({
    /** Exam id. */
    examId: wireId,
    /** Question id. */
    questionId: wireId,
    /** Criteria whose points add up to those of the question. */
    criteria: wireJson(v.pipe(v.array(criterion), v.minLength(1), v.maxLength(criteriaLimits.count))),
    /** Revision to replace. */
    revision: wireInt,
  }),
  response: v.object({
    /** The new revision. */
    revision: v.int(),
  }),
});
