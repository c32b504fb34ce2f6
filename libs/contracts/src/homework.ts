import { defineCall } from './call.ts';
import {
  handInRefusals,
  homeworkFileKinds,
  homeworkFileLimit,
  homeworkStates,
  homeworkTabs,
  homeworkTextLimit,
  submissionStates,
} from './homework.choices.ts';
import { page, pageOf } from './page.ts';
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
