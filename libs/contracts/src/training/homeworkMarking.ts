import { defineCall } from '../call.ts';
import { shownCriterion, suggestion } from '../exam/examMarking.ts';
import { homeworkTextLimit, homeworkCommentLimit, placedCommentLimits } from './homework.choices.ts';
import { homeworkSubmission } from './homework.ts';
import { page, pageOf } from '../page.ts';
import { scorerKinds, strictnesses } from '../review.choices.ts';
import { listedId, listedRevision, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A submission waiting for a marker [TR-03]. */
export const waitingSubmission = v.object({
  /** The submission. */
  submission: homeworkSubmission,
  /** Version of the submission; a mark names the version it was given to. */
  version: v.int(),
  /** Homework id. */
  homeworkId: v.int(),
  /** Title of the homework. */
  title: v.string(),
  /** Name of the learner. */
  learner: v.string(),
  /** Department of the learner. */
  department: v.string(),
  /** Full score, tenths of a point. */
  fullScore: v.int(),
  /** Passing score, tenths of a point. */
  passScore: v.int(),
  /** Marking criteria; without any defined, one without text for the work as a whole. */
  criteria: v.array(shownCriterion),
  /** Source of suggestions; null for none: no text, or no key words for a key word scorer. */
  scorer: v.nullable(v.picklist(scorerKinds)),
  /** The last suggestion; null when none was requested. */
  suggestion: v.nullable(suggestion),
});
export type WaitingSubmission = v.InferOutput<typeof waitingSubmission>;

export const homeworkToMark = defineCall({
  name: 'apiHomework/toMark',
  method: 'GET',
  access: 'admin',
  summary: 'What was handed in and waits to be marked, what waits longest first',
  source: ['TR-03'],
  request: page({
    /** Homework id as filter. */
    homework: v.optional(wireId),
  }),
  response: pageOf(waitingSubmission, {
    /** Number of all waiting submissions. */
    waiting: v.int(),
  }),
});

/** Results of homework so far; the latest submission of each learner counts [TR-03]. */
export const homeworkFigure = v.object({
  /** Homework id. */
  id: v.int(),
  /** Title of the homework. */
  title: v.string(),
  /** Learners with a submission. */
  handedIn: v.int(),
  /** Learners waiting for their mark. */
  waiting: v.int(),
  /** Learners who have passed. */
  passed: v.int(),
  /** Learners who have failed. */
  failed: v.int(),
  /** Mean of the marks, tenths of a point; null before the first. */
  mean: v.nullable(v.int()),
  /** Full score, tenths of a point. */
  fullScore: v.int(),
});
export type HomeworkFigure = v.InferOutput<typeof homeworkFigure>;

export const homeworkFigures = defineCall({
  name: 'apiHomework/figures',
  method: 'GET',
  access: 'admin',
  summary: 'How homework turns out: who has handed it in, passed and failed, and the mean of the marks',
  source: ['TR-03'],
  request: v.object({}),
  response: v.object({
    /** At most twenty, latest opened first; without homework that has no submission. */
    items: v.array(homeworkFigure),
  }),
});

export const suggestHomeworkMark = defineCall({
  name: 'apiHomework/suggest',
  method: 'POST',
  // Slow work between two transactions; a repetition suggests again.
  idempotent: false,
  access: 'admin',
  summary: 'Asks the scorer what it would give; refused with scorerFailed where it fails, then ask again',
  source: ['TR-03'],
  request: v.object({
    /** Submission id. */
    submission: wireId,
    /** Severity of the scorer. */
    strictness: v.picklist(strictnesses),
  }),
  response: suggestion,
});

/** Most submissions marked in one call. */
export const marksPerCall = 50;

export const markHomework = defineCall({
  name: 'apiHomework/mark',
  method: 'POST',
  access: 'admin',
  summary: 'Marks submissions, each by itself: what another marker or the learner has changed since is left as it is',
  source: ['TR-03', 'HT-06'],
  request: v.object({
    /** One mark per submission. */
    marks: wireJson(
      v.pipe(
        v.array(
          v.object({
            /** Submission id. */
            submission: listedId,
            /** Version that was marked. */
            version: listedRevision,
            /** Tenths of a point, from 0 to the full score. */
            score: v.pipe(v.int(), v.minValue(0), v.maxValue(1_000_000)),
            /** General comment. */
            comment: text(homeworkCommentLimit),
            /** Placed comments. */
            comments: v.pipe(
              v.array(
                v.object({
                  /** Index of the first character in the text; -1 for a file. */
                  from: v.pipe(v.int(), v.minValue(-1), v.maxValue(homeworkTextLimit)),
                  /** Index after the last character. */
                  to: v.pipe(v.int(), v.minValue(-1), v.maxValue(homeworkTextLimit)),
                  /** Id of the file; empty for the text. */
                  file: text(22),
                  /** Text of the comment. */
                  words: v.pipe(v.string(), v.minLength(1), v.maxLength(placedCommentLimits.words)),
                }),
              ),
              v.maxLength(placedCommentLimits.count),
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(marksPerCall),
      ),
    ),
  }),
  response: v.object({
    /** Result of each mark, in order. */
    results: v.array(
      v.object({
        /** Submission id. */
        submission: v.int(),
        /** `changed`: marked by another person or withdrawn since. `refused`: the mark breaks a rule. */
        outcome: v.picklist(['marked', 'changed', 'refused']),
      }),
    ),
  }),
});
