import { defineCall } from '../call.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireJson } from '../wire.ts';
import { questionKinds } from './exam.choices.ts';
import {
  discriminations,
  mostQuestionsActedOn,
  questionActRefusals,
  questionActs,
  questionSorts,
} from './managedQuestions.choices.ts';

/** A question in the list of its bank. */
export const managedQuestion = v.object({
  /** Id of this version. */
  id: v.int(),
  /** Its first words, without formatting, in the requested language. */
  stem: v.string(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: v.int(),
  /** Tags. */
  tags: v.array(v.string()),
  /** Marked answers to it in exams. */
  answered: v.int(),
  /** Average share of the points, 0–1; null: nobody has answered it. */
  right: v.nullable(v.number()),
  /** Share of the best fifth of the papers less that of the last fifth; null: too few papers. */
  discrimination: v.nullable(v.number()),
  /** Share of the points in each fifth of the papers by total score, the last fifth first; empty: too few papers. */
  fifths: v.array(v.number()),
  /** Exams that name it, or may draw it. */
  exams: v.int(),
  /** Number among its versions, from 1. */
  version: v.int(),
  /** Whether it is out of use. */
  retired: v.boolean(),
  /** Last change. */
  changedAt: epochMs,
  /** The person who changed it; empty: it came by a file. */
  changedBy: v.string(),
});
export type ManagedQuestion = v.InferOutput<typeof managedQuestion>;

const source = ['EX-02', 'AC-10'];
/** Filters of the questions of a bank. */
export const questionFilters = {
  /** Words of the question or its options; empty: all. */
  q: v.optional(text(60), ''),
  /** Empty: all kinds. */
  kind: v.optional(v.picklist(['', ...questionKinds]), ''),
  /** Difficulty that the author set; empty: all. */
  difficulty: v.optional(v.picklist(['', '1', '2', '3']), ''),
  /** A tag; empty: all. */
  tag: v.optional(text(40), ''),
  /** How well it tells people apart; empty: all. */
  discrimination: v.optional(v.picklist(['', ...discriminations]), ''),
  /** Whether an exam names it or may draw it; empty: both. */
  used: v.optional(v.picklist(['', 'Y', 'N']), ''),
  /** In use, or out of use. */
  state: v.optional(v.picklist(['current', 'retired']), 'current'),
};

export const manageQuestions = defineCall({
  name: 'manage/questions/list',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Questions of a bank, with what their results say. Refused: `notFound` outside of the caller’s rights',
  source,
  request: page({
    /** Id of the bank. */
    bank: wireId,
    ...questionFilters,
    /** The last changed first by default. */
    sort: v.optional(v.picklist(questionSorts), '-changed'),
  }),
  response: pageOf(managedQuestion, {
    /** Questions that the filters find. */
    total: v.int(),
  }),
});

const acted = v.array(v.int());

export const actOnQuestions = defineCall({
  name: 'manage/questions/act',
  method: 'POST',
  may: 'assessment.edit',
  summary: 'Does the same with several questions; tells which it left as they are, and why',
  source,
  request: v.object({
    /** Ids of the questions. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostQuestionsActedOn))),
    /** The act. */
    act: v.picklist(questionActs),
    /** The tag, the id of the bank, or the difficulty; empty for the other acts. */
    value: v.optional(text(40), ''),
  }),
  response: v.object({
    /** Ids of those with which it was done. */
    done: acted,
    /** Those that were left as they are. */
    left: v.array(
      v.object({
        /** Id of the question. */
        id: v.int(),
        /** Its first words; empty for one that is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(questionActRefusals),
      }),
    ),
    /** Acts that set it back. */
    back: v.array(
      v.object({
        /** The act. */
        act: v.picklist(questionActs),
        /** Ids of the questions. */
        ids: acted,
        /** The tag, the id of the former bank, or the former difficulty; empty otherwise. */
        value: v.string(),
      }),
    ),
  }),
});

export const exportQuestions = defineCall({
  name: 'manage/questions/export',
  method: 'POST',
  may: 'assessment.export',
  summary: 'Writes the questions that the filters find into a table that an import reads, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    /** Id of the bank. */
    bank: wireId,
    ...questionFilters,
  }),
  response: exported,
});
