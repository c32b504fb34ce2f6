import { defineCall } from './call.ts';
import { shownCriterion, suggestion } from './examMarking.ts';
import { homeworkTextLimit, homeworkCommentLimit, placedCommentLimits } from './homework.choices.ts';
import { homeworkSubmission } from './homework.ts';
import { page, pageOf } from './page.ts';
import { scorerKinds, strictnesses } from './review.choices.ts';
import { listedId, listedRevision, text, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** What waits for a marker [TR-03]. */
export const waitingSubmission = z.object({
  /** As it was handed in. */
  submission: homeworkSubmission,
  /** Counts what happened to it: a mark names the version it was given to. */
  version: z.int(),
  /** Homework id. */
  homeworkId: z.int(),
  /** Title of the homework. */
  title: z.string(),
  /** Who handed it in. */
  learner: z.string(),
  /** Their department. */
  department: z.string(),
  /** Tenths of a point. */
  fullScore: z.int(),
  /** Tenths of a point. */
  passScore: z.int(),
  /** What it is marked by; one without words, the work as a whole, where nothing more is laid down. */
  criteria: z.array(shownCriterion),
  /** Who would suggest a mark; null: nobody, since there is no text, or no key words for a scorer that goes by them. */
  scorer: z.nullable(z.enum(scorerKinds)),
  /** The last suggestion; null where nobody asked. */
  suggestion: z.nullable(suggestion),
});
export type WaitingSubmission = z.output<typeof waitingSubmission>;

export const homeworkToMark = defineCall({
  name: 'apiHomework/toMark',
  method: 'GET',
  access: 'admin',
  summary: 'What was handed in and waits to be marked, what waits longest first',
  source: ['TR-03'],
  request: page({
    /** Only this homework. */
    homework: z.optional(wireId),
  }),
  response: pageOf(waitingSubmission, {
    /** All that wait. */
    waiting: z.int(),
  }),
});

/** What has come of a piece of homework so far; of each learner what was handed in last counts [TR-03]. */
export const homeworkFigure = z.object({
  /** Homework id. */
  id: z.int(),
  /** Title of the homework. */
  title: z.string(),
  /** Learners who have handed it in. */
  handedIn: z.int(),
  /** Of them, those who wait for their mark. */
  waiting: z.int(),
  /** Those who have passed. */
  passed: z.int(),
  /** Those who have not. */
  failed: z.int(),
  /** Mean of the marks, tenths of a point; null before the first one. */
  mean: z.nullable(z.int()),
  /** Tenths of a point. */
  fullScore: z.int(),
});
export type HomeworkFigure = z.output<typeof homeworkFigure>;

export const homeworkFigures = defineCall({
  name: 'apiHomework/figures',
  method: 'GET',
  access: 'admin',
  summary: 'How homework turns out: who has handed it in, passed and failed, and the mean of the marks',
  source: ['TR-03'],
  request: z.object({}),
  response: z.object({
    /** At most twenty, what opened last first; without what nobody has handed in. */
    items: z.array(homeworkFigure),
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
  request: z.object({
    /** Submission id. */
    submission: wireId,
    /** How severely it reads. */
    strictness: z.enum(strictnesses),
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
  request: z.object({
    /** A mark for each submission. */
    marks: wireJson(
      z
        .array(
          z.object({
            /** Submission id. */
            submission: listedId,
            /** The version that was read. */
            version: listedRevision,
            /** Tenths of a point, from 0 to the full score. */
            score: z.int().check(z.gte(0), z.lte(1_000_000)),
            /** What to say of the whole. */
            comment: text(homeworkCommentLimit),
            /** What to say of places. */
            comments: z
              .array(
                z.object({
                  /** First character of the place in the text; -1 where it is a file. */
                  from: z.int().check(z.gte(-1), z.lte(homeworkTextLimit)),
                  /** The character behind the place. */
                  to: z.int().check(z.gte(-1), z.lte(homeworkTextLimit)),
                  /** Id of the file; empty where it is the text. */
                  file: text(22),
                  /** What is said. */
                  words: z.string().check(z.minLength(1), z.maxLength(placedCommentLimits.words)),
                }),
              )
              .check(z.maxLength(placedCommentLimits.count)),
          }),
        )
        .check(z.minLength(1), z.maxLength(marksPerCall)),
    ),
  }),
  response: z.object({
    /** What became of each, in the order of the marks. */
    results: z.array(
      z.object({
        /** Submission id. */
        submission: z.int(),
        /** `changed`: marked by another or withdrawn since it was read. `refused`: the mark breaks a rule. */
        outcome: z.enum(['marked', 'changed', 'refused']),
      }),
    ),
  }),
});
