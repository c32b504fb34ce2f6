import { defineCall } from '../call.ts';
import {
  handInRefusals,
  homeworkFileKinds,
  homeworkFileLimit,
  homeworkStates,
  homeworkTabs,
  homeworkTextLimit,
  submissionStates,
} from './homework.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Homework as lists show it [TR-03]. */
export const homeworkCard = v.object({
  /** Homework id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Its giver: a department or a programme. */
  owner: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(homeworkStates),
  /** Something is written that has not been handed in. */
  drafted: v.boolean(),
  /** When it can be handed in from, epoch ms. */
  opensAt: epochMs,
  /** Until when, epoch ms; null: at any time. */
  dueAt: v.nullable(epochMs),
  /** Tenths of a point. */
  fullScore: v.int(),
  /** Tenths of a point. */
  passScore: v.int(),
  /** Tenths of a point, of what was marked last; null: not marked. */
  score: v.nullable(v.int()),
  /** Epoch ms; null: never. */
  handedInAt: v.nullable(epochMs),
});
export type HomeworkCard = v.InferOutput<typeof homeworkCard>;

/** A file of the homework, or one that was handed in [TR-03]. */
export const homeworkFile = v.object({
  /** Names it. */
  id: v.string(),
  /** As its owner called it. */
  name: v.string(),
  /** Bytes. */
  size: v.int(),
  /** Address to save it from, for an hour. */
  url: v.string(),
});
export type HomeworkFile = v.InferOutput<typeof homeworkFile>;

/** What a marker says of one place [TR-03]. */
export const placedComment = v.object({
  /** First character of the place in the text; -1 where it is a file. */
  from: v.int(),
  /** The character behind the place. */
  to: v.int(),
  /** Id of the file that it is about; empty where it is the text. */
  file: v.string(),
  /** The spoken words. */
  words: v.string(),
});
export type PlacedComment = v.InferOutput<typeof placedComment>;

/** What was handed in once, and what came of it [TR-03]. */
export const homeworkSubmission = v.object({
  /** Submission id. */
  id: v.int(),
  /** 1 for the first of the learner’s. */
  no: v.int(),
  /** Its state. */
  state: v.picklist(submissionStates),
  /** The text. */
  text: v.string(),
  /** What was sent along. */
  files: v.array(homeworkFile),
  /** Epoch ms. */
  handedInAt: epochMs,
  /** Epoch ms; null: not marked. */
  markedAt: v.nullable(epochMs),
  /** Who marked it; empty: nobody yet. */
  marker: v.string(),
  /** Tenths of a point; null: not marked. */
  score: v.nullable(v.int()),
  /** What the marker says of the whole. */
  comment: v.string(),
  /** What the marker says of places, in their order. */
  comments: v.array(placedComment),
});
export type HomeworkSubmission = v.InferOutput<typeof homeworkSubmission>;

/** What is written and not handed in yet, the same on all devices. */
export const homeworkDraft = v.object({
  /** Grows by one with each saving; 0: nothing was saved yet. */
  revision: v.int(),
  /** The text. */
  text: v.string(),
  /** What is sent along. */
  files: v.array(homeworkFile),
  /** Epoch ms; null: never. */
  savedAt: v.nullable(epochMs),
});
export type HomeworkDraft = v.InferOutput<typeof homeworkDraft>;

const detail = v.object({
  /** As lists show it. */
  homework: homeworkCard,
  /** What is to be done, paragraphs apart by an empty line. */
  task: v.string(),
  /** Forms and examples to work with. */
  attachments: v.array(homeworkFile),
  /** May be handed in again after it was not passed. */
  again: v.boolean(),
  /** Not handed in yet. */
  draft: homeworkDraft,
  /** What was handed in, last first. */
  submissions: v.array(homeworkSubmission),
  /** Why nothing can be handed in now; null: it can. */
  refusal: v.nullable(v.picklist(handInRefusals)),
});
export type HomeworkDetail = v.InferOutput<typeof detail>;

export const homeworkList = defineCall({
  name: 'apiHomework/list',
  method: 'GET',
  summary: 'The learner’s homework, what opened last first',
  source: ['TR-03'],
  request: page({
    /** Which part of the list. */
    tab: v.optional(v.picklist(homeworkTabs)),
  }),
  response: pageOf(homeworkCard),
});

export const homeworkDetail = defineCall({
  name: 'apiHomework/detail',
  method: 'GET',
  summary: 'Homework with what is written, what was handed in and what came of it',
  source: ['TR-03'],
  request: v.object({
    /** Homework id. */
    id: wireId,
  }),
  response: detail,
});

/** What is kept as a draft, and handed in. */
const written = {
  /** Homework id. */
  id: wireId,
  /** The text. */
  text: text(homeworkTextLimit),
  /** Uploads sent along. */
  files: wireJson(
    v.pipe(
      v.array(
        v.object({
          /** Upload id. */
          id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
          /** What it was uploaded as. */
          kind: v.picklist(homeworkFileKinds),
        }),
      ),
      v.maxLength(homeworkFileLimit),
    ),
  ),
  /** The revision that this was written upon; where another device has saved since, nothing is taken. */
  base: wireInt,
};

export const saveHomeworkDraft = defineCall({
  name: 'apiHomework/draft',
  method: 'POST',
  summary: 'Keeps what is written; refused as `homeworkChanged` with the newer draft where another device has saved',
  source: ['TR-03'],
  request: v.object(written),
  response: homeworkDraft,
});

export const handInHomework = defineCall({
  name: 'apiHomework/handIn',
  method: 'POST',
  summary: 'Hands homework in',
  source: ['TR-03', 'HT-06'],
  request: v.object(written),
  response: detail,
});

export const withdrawHomework = defineCall({
  name: 'apiHomework/withdraw',
  method: 'POST',
  summary: 'Takes back what was handed in, before it is due and not marked yet; it becomes the draft again',
  source: ['TR-03', 'HT-06'],
  request: v.object({
    /** Submission id. */
    submission: wireId,
  }),
  response: detail,
});
