import { defineCall } from './call.ts';
import { shownCriterion, suggestion } from './examMarking.ts';
import {
  handInRefusals,
  homeworkFileKinds,
  homeworkFileLimit,
  homeworkStates,
  homeworkTabs,
  homeworkTextLimit,
  submissionStates,
  homeworkCommentLimit,
  placedCommentLimits,
} from './homework.choices.ts';
import { page, pageOf } from './page.ts';
import { scorerKinds, strictnesses } from './review.choices.ts';
import { epochMs, text, wireId, wireInt, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Homework as lists show it [TR-03]. */
export const homeworkCard = z.object({
  /** Homework id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Who gives it: a department or a programme. */
  owner: z.string(),
  /** Where the viewer stands with it. */
  state: z.enum(homeworkStates),
  /** Something is written that has not been handed in. */
  drafted: z.boolean(),
  /** When it can be handed in from, epoch ms. */
  opensAt: epochMs,
  /** Until when, epoch ms; null: at any time. */
  dueAt: z.nullable(epochMs),
  /** Tenths of a point. */
  fullScore: z.int(),
  /** Tenths of a point. */
  passScore: z.int(),
  /** Tenths of a point, of what was marked last; null: not marked. */
  score: z.nullable(z.int()),
  /** Epoch ms; null: never. */
  handedInAt: z.nullable(epochMs),
});
export type HomeworkCard = z.output<typeof homeworkCard>;

/** A file of the homework, or one that was handed in [TR-03]. */
export const homeworkFile = z.object({
  /** Names it. */
  id: z.string(),
  /** As its owner called it. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Address to save it from, for an hour. */
  url: z.string(),
});
export type HomeworkFile = z.output<typeof homeworkFile>;

/** What a marker says of one place [TR-03]. */
export const placedComment = z.object({
  /** First character of the place in the text; -1 where it is a file. */
  from: z.int(),
  /** The character behind the place. */
  to: z.int(),
  /** Id of the file that it is about; empty where it is the text. */
  file: z.string(),
  /** What is said. */
  words: z.string(),
});
export type PlacedComment = z.output<typeof placedComment>;

/** What was handed in once, and what came of it [TR-03]. */
export const homeworkSubmission = z.object({
  /** Submission id. */
  id: z.int(),
  /** 1 for the first of the learner’s. */
  no: z.int(),
  /** Where it stands. */
  state: z.enum(submissionStates),
  /** What was written. */
  text: z.string(),
  /** What was sent along. */
  files: z.array(homeworkFile),
  /** Epoch ms. */
  handedInAt: epochMs,
  /** Epoch ms; null: not marked. */
  markedAt: z.nullable(epochMs),
  /** Who marked it; empty: nobody yet. */
  marker: z.string(),
  /** Tenths of a point; null: not marked. */
  score: z.nullable(z.int()),
  /** What the marker says of the whole. */
  comment: z.string(),
  /** What the marker says of places, in their order. */
  comments: z.array(placedComment),
});
export type HomeworkSubmission = z.output<typeof homeworkSubmission>;

/** What is written and not handed in yet, the same on all devices. */
export const homeworkDraft = z.object({
  /** Grows by one with each saving; 0: nothing was saved yet. */
  revision: z.int(),
  /** What is written. */
  text: z.string(),
  /** What is sent along. */
  files: z.array(homeworkFile),
  /** Epoch ms; null: never. */
  savedAt: z.nullable(epochMs),
});
export type HomeworkDraft = z.output<typeof homeworkDraft>;

const detail = z.object({
  /** As lists show it. */
  homework: homeworkCard,
  /** What is to be done, paragraphs apart by an empty line. */
  task: z.string(),
  /** Forms and examples to work with. */
  attachments: z.array(homeworkFile),
  /** May be handed in again after it was not passed. */
  again: z.boolean(),
  /** Not handed in yet. */
  draft: homeworkDraft,
  /** What was handed in, last first. */
  submissions: z.array(homeworkSubmission),
  /** Why nothing can be handed in now; null: it can. */
  refusal: z.nullable(z.enum(handInRefusals)),
});
export type HomeworkDetail = z.output<typeof detail>;

export const homeworkList = defineCall({
  name: 'apiHomework/list',
  method: 'GET',
  summary: 'The learner’s homework, what opened last first',
  source: ['TR-03'],
  request: page({
    /** Which part of the list. */
    tab: z.optional(z.enum(homeworkTabs)),
  }),
  response: pageOf(homeworkCard),
});

export const homeworkDetail = defineCall({
  name: 'apiHomework/detail',
  method: 'GET',
  summary: 'Homework with what is written, what was handed in and what came of it',
  source: ['TR-03'],
  request: z.object({
    /** Homework id. */
    id: wireId,
  }),
  response: detail,
});

/** What is kept as a draft, and handed in. */
const written = {
  /** Homework id. */
  id: wireId,
  /** What is written. */
  text: text(homeworkTextLimit),
  /** Uploads sent along. */
  files: wireJson(
    z
      .array(
        z.object({
          /** Upload id. */
          id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
          /** What it was uploaded as. */
          kind: z.enum(homeworkFileKinds),
        }),
      )
      .check(z.maxLength(homeworkFileLimit)),
  ),
  /** The revision that this was written upon; where another device has saved since, nothing is taken. */
  base: wireInt,
};

export const saveHomeworkDraft = defineCall({
  name: 'apiHomework/draft',
  method: 'POST',
  summary: 'Keeps what is written; refused as `homeworkChanged` with the newer draft where another device has saved',
  source: ['TR-03'],
  request: z.object(written),
  response: homeworkDraft,
});

export const handInHomework = defineCall({
  name: 'apiHomework/handIn',
  method: 'POST',
  summary: 'Hands homework in',
  source: ['TR-03', 'HT-06'],
  request: z.object(written),
  response: detail,
});

export const withdrawHomework = defineCall({
  name: 'apiHomework/withdraw',
  method: 'POST',
  summary: 'Takes back what was handed in, before it is due and not marked yet; it becomes the draft again',
  source: ['TR-03', 'HT-06'],
  request: z.object({
    /** Submission id. */
    submission: wireId,
  }),
  response: detail,
});

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
            submission: z.int().check(z.positive()),
            /** The version that was read. */
            version: z.int().check(z.gte(1)),
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
