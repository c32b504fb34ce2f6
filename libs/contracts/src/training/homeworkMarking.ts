import { defineCall } from '../call.ts';
import { shownCriterion, suggestion } from '../exam/examMarking.ts';
import { homeworkTextLimit, homeworkCommentLimit, placedCommentLimits } from './homework.choices.ts';
import { homeworkSubmission } from './homework.ts';
import { page, pageOf } from '../page.ts';
import { scorerKinds, strictnesses } from '../review.choices.ts';
import { listedId, listedRevision, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** What waits for a marker [TR-03]. */
export const waitingSubmission = v.object({
  /** As it was handed in. */
  submission: homeworkSubmission,
  /** Counts what happened to it: a mark names the version it was given to. */
  version: v.int(),
  /** Homework id. */
  homeworkId: v.int(),
  /** Title of the homework. */
  title: v.string(),
  /** Who handed it in. */
  learner: v.string(),
  /** Their department. */
  department: v.string(),
  /** Tenths of a point. */
  fullScore: v.int(),
  /** Tenths of a point. */
  passScore: v.int(),
  /** What it is marked by; one without words, the work as a whole, where nothing more is laid down. */
  criteria: v.array(shownCriterion),
  /** Who would suggest a mark; null: nobody, since there is no text, or no key words for a scorer that goes by them. */
  scorer: v.nullable(v.picklist(scorerKinds)),
  /** The last suggestion; null where nobody asked. */
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
    /** Only this homework. */
    homework: v.optional(wireId),
  }),
  response: pageOf(waitingSubmission, {
    /** All that wait. */
    waiting: v.int(),
  }),
});

/** What has come of a piece of homework so far; of each learner what was handed in last counts [TR-03]. */
export const homeworkFigure = v.object({
  /** Homework id. */
  id: v.int(),
  /** Title of the homework. */
  title: v.string(),
  /** Learners who have handed it in. */
  handedIn: v.int(),
  /** Of them, those who wait for their mark. */
  waiting: v.int(),
  /** Those who have passed. */
  passed: v.int(),
  /** Those who have not. */
  failed: v.int(),
  /** Mean of the marks, tenths of a point; null before the first one. */
  mean: v.nullable(v.int()),
  /** Tenths of a point. */
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
    /** At most twenty, what opened last first; without what nobody has handed in. */
    items: v.array(homeworkFigure),
  }),
});

export const suggestHomeworkMark = defineCall({
  name: 'apiHomework/suggest',
  method: 'POST',
  // Slow work between two transactions; asked again it suggests again.
  idempotent: false,
  access: 'admin',
  summary: 'Asks the scorer what it would give; refused with scorerFailed where it fails, then ask again',
  source: ['TR-03'],
  request: v.object({
    /** Submission id. */
    submission: wireId,
    /** How severely it reads. */
    strictness: v.picklist(strictnesses),
  }),
  response: suggestion,
});

/** Submissions marked in one call, at most. */
export const marksPerCall = 50;

export const markHomework = defineCall({
  name: 'apiHomework/mark',
  method: 'POST',
  access: 'admin',
  summary: 'Marks submissions, each by itself: what another marker or the learner has changed since is left as it is',
  source: ['TR-03', 'HT-06'],
  request: v.object({
    /** A mark for each submission. */
    marks: wireJson(
      v.pipe(
        v.array(
          v.object({
            /** Submission id. */
            submission: listedId,
            /** The version that was read. */
            version: listedRevision,
            /** Tenths of a point, from 0 to the full score. */
            score: v.pipe(v.int(), v.minValue(0), v.maxValue(1_000_000)),
            /** What to say of the whole. */
            comment: text(homeworkCommentLimit),
            /** What to say of places. */
            comments: v.pipe(
              v.array(
                v.object({
                  /** First character of the place in the text; -1 where it is a file. */
                  from: v.pipe(v.int(), v.minValue(-1), v.maxValue(homeworkTextLimit)),
                  /** The character behind the place. */
                  to: v.pipe(v.int(), v.minValue(-1), v.maxValue(homeworkTextLimit)),
                  /** Id of the file; empty where it is the text. */
                  file: text(22),
                  /** The spoken words. */
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
    /** What became of each, in the order of the marks. */
    results: v.array(
      v.object({
        /** Submission id. */
        submission: v.int(),
        /** `changed`: marked by another or withdrawn since it was read. `refused`: the mark breaks a rule. */
        outcome: v.picklist(['marked', 'changed', 'refused']),
      }),
    ),
  }),
});
