import { defineCall } from '../call.ts';
import { writtenText } from '../manage/writtenText.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireId, wireInt, wireJson } from '../wire.ts';
import { questionKinds } from './exam.choices.ts';
import { questionLimits } from './managedQuestions.choices.ts';

/** A bank of questions in the console. */
const managedBank = v.object({
  /** Id of the bank. */
  id: v.int(),
  /** Name in the languages of the enterprise. */
  name: writtenText(questionLimits.bank),
  /** Questions in use. */
  questions: v.int(),
  /** Questions in use that hardly tell people apart. */
  weak: v.int(),
  /** Exams that draw from it, or name a question of it. */
  exams: v.int(),
  /** Last change of the bank or of one of its questions. */
  changedAt: epochMs,
  /** Begins a change of the name; an older one is refused with `conflict`. */
  revision: v.int(),
});
export type ManagedBank = v.InferOutput<typeof managedBank>;

const source = ['EX-02', 'AC-10'];

export const manageBanks = defineCall({
  name: 'manage/banks/list',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Banks of questions within the caller’s rights, the last changed first',
  source,
  request: page({
    /** Words of the name; empty: all. */
    q: v.optional(text(60), ''),
  }),
  response: pageOf(managedBank, {
    /** Banks that the words find. */
    total: v.int(),
  }),
});

export const manageBank = defineCall({
  name: 'manage/banks/detail',
  method: 'GET',
  may: 'assessment.see',
  summary: 'A bank with the numbers of its questions. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the bank. */
    id: wireId,
  }),
  response: v.object({
    ...managedBank.entries,
    /** Questions in use of each kind. */
    kinds: v.array(
      v.object({
        /** The kind. */
        kind: v.picklist(questionKinds),
        /** Questions in use. */
        count: v.int(),
      }),
    ),
    /** Questions in use that no exam names or may draw. */
    unused: v.int(),
    /** Questions out of use, without those that a later version replaced. */
    retired: v.int(),
    /** Tags of its questions, the most frequent first, a hundred at most. */
    tags: v.array(v.string()),
  }),
});

export const saveBank = defineCall({
  name: 'manage/banks/save',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Adds a bank or changes its name. Refused: `conflict` for an older revision, with `data.name`; `fieldsRefused`',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** Name in the languages of the enterprise. */
    name: wireJson(writtenText(questionLimits.bank)),
  }),
  response: managedBank,
});

export const removeBank = defineCall({
  name: 'manage/banks/remove',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Removes an empty bank. Refused: `conflict` while it holds questions, retired ones too, or an exam draws from it',
  source,
  request: v.object({
    /** Id of the bank. */
    id: wireId,
  }),
  response: v.object({}),
});
