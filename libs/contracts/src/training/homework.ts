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

/** Homework in a list [TR-03]. */
export const homeworkCard = v.object({
  /** Homework id. */
  id: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Department or programme that set it. */
  owner: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(homeworkStates),
  /** True when an unsubmitted draft exists. */
  drafted: v.boolean(),
  /** Start of submissions, epoch ms. */
  opensAt: epochMs,
  /** Deadline, epoch ms; null for none. */
  dueAt: v.nullable(epochMs),
  /** Full score, tenths of a point. */
  fullScore: v.int(),
  /** Passing score, tenths of a point. */
  passScore: v.int(),
  /** Latest mark, tenths of a point; null when not marked. */
  score: v.nullable(v.int()),
  /** Time of the last submission, epoch ms; null for never. */
  handedInAt: v.nullable(epochMs),
});
export type HomeworkCard = v.InferOutput<typeof homeworkCard>;

/** An attachment of the homework, or a submitted file [TR-03]. */
export const homeworkFile = v.object({
  /** File id. */
  id: v.string(),
  /** Name given by its owner. */
  name: v.string(),
  /** Size in bytes. */
  size: v.int(),
  /** Download address, valid for an hour. */
  url: v.string(),
});
export type HomeworkFile = v.InferOutput<typeof homeworkFile>;

/** A marker's comment on one passage or file [TR-03]. */
export const placedComment = v.object({
  /** Index of the first character in the text; -1 for a file. */
  from: v.int(),
  /** Index after the last character. */
  to: v.int(),
  /** Id of the file; empty for the text. */
  file: v.string(),
  /** Text of the comment. */
  words: v.string(),
});
export type PlacedComment = v.InferOutput<typeof placedComment>;

/** A submission and its mark [TR-03]. */
export const homeworkSubmission = v.object({
  /** Submission id. */
  id: v.int(),
  /** Number of the learner's submission, from 1. */
  no: v.int(),
  /** State of the submission. */
  state: v.picklist(submissionStates),
  /** Submitted text. */
  text: v.string(),
  /** Submitted files. */
  files: v.array(homeworkFile),
  /** Time of the submission, epoch ms. */
  handedInAt: epochMs,
  /** Time of the mark, epoch ms; null when not marked. */
  markedAt: v.nullable(epochMs),
  /** Name of the marker; empty when not marked. */
  marker: v.string(),
  /** Mark, tenths of a point; null when not marked. */
  score: v.nullable(v.int()),
  /** General comment of the marker. */
  comment: v.string(),
  /** Placed comments of the marker, in order. */
  comments: v.array(placedComment),
});
export type HomeworkSubmission = v.InferOutput<typeof homeworkSubmission>;

/** The unsubmitted draft, shared by all devices. */
export const homeworkDraft = v.object({
  /** Increases by one with each save; 0 before the first. */
  revision: v.int(),
  /** Text of the draft. */
  text: v.string(),
  /** Files of the draft. */
  files: v.array(homeworkFile),
  /** Time of the last save, epoch ms; null for never. */
  savedAt: v.nullable(epochMs),
});
export type HomeworkDraft = v.InferOutput<typeof homeworkDraft>;

const detail = v.object({
  /** The homework as in lists. */
  homework: homeworkCard,
  /** The assignment, its paragraphs separated by an empty line. */
  task: v.string(),
  /** Forms and examples to use. */
  attachments: v.array(homeworkFile),
  /** True when it may be submitted again after a failure. */
  again: v.boolean(),
  /** The unsubmitted draft. */
  draft: homeworkDraft,
  /** Submissions, newest first. */
  submissions: v.array(homeworkSubmission),
  /** Reason why it cannot be submitted now; null when it can. */
  refusal: v.nullable(v.picklist(handInRefusals)),
});
export type HomeworkDetail = v.InferOutput<typeof detail>;

export const homeworkList = defineCall({
  name: 'apiHomework/list',
  method: 'GET',
  summary: 'The learner’s homework, what opened last first',
  source: ['TR-03'],
  request: page({
    /** Requested part of the list. */
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

/** Fields of a draft or a submission. */
const written = {
  /** Homework id. */
  id: wireId,
  /** Text of the homework. */
  text: text(homeworkTextLimit),
  /** Attached uploads. */
  files: wireJson(
    v.pipe(
      v.array(
        v.object({
          /** Upload id. */
          id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
          /** Kind of the upload. */
          kind: v.picklist(homeworkFileKinds),
        }),
      ),
      v.maxLength(homeworkFileLimit),
    ),
  ),
  /** Revision that the changes are based on; if another device has saved since, nothing is saved. */
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
