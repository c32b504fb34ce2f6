import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { epochMs, wireId, wireInt, wireJson } from '../wire.ts';
import { managedQuestion } from './managedQuestions.ts';
import { questionShows } from './question.ts';
import { writtenQuestion } from './writtenQuestion.ts';

/** Most characters of a written question on the wire. */
const mostWritten = 120_000;

const source = ['EX-02', 'AC-10'];

/** A question of the console that asks the same as another one. */
const double = v.object({
  /** Id of the question. */
  id: v.int(),
  /** Id of its bank. */
  bank: v.int(),
  /** Its first words, without formatting. */
  stem: v.string(),
});

export const manageQuestion = defineCall({
  name: 'manage/questions/detail',
  method: 'GET',
  may: 'assessment.see',
  summary: 'A question with its key, its versions and its uses. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of a version. */
    id: wireId,
  }),
  response: v.object({
    ...managedQuestion.entries,
    /** Id of its bank. */
    bank: v.int(),
    /** As its author wrote it. */
    written: writtenQuestion,
    ...questionShows,
    /** For a choice and a judgement: who chose each option, among the better half of the papers and the other half. */
    chosen: v.array(
      v.object({
        /** Place of the option; of a judgement 1 for true, 0 for false. */
        option: v.int(),
        /** Answers of the better half of the papers, 0–1 of all answers. */
        best: v.number(),
        /** Answers of the other half, 0–1 of all answers. */
        rest: v.number(),
      }),
    ),
    /** Its versions, the latest first. */
    versions: v.array(
      v.object({
        /** Id of the version. */
        id: v.int(),
        /** Its number, from 1. */
        version: v.int(),
        /** When it was made. */
        at: epochMs,
        /** Name of its author; empty: it came by a file. */
        by: v.string(),
      }),
    ),
    /** Exams that name it, or may draw it. */
    uses: v.array(
      v.object({
        /** Id of the exam. */
        id: v.int(),
        /** In the requested language. */
        title: v.string(),
        /** Whether it can be sat now. */
        open: v.boolean(),
      }),
    ),
    /** Other questions in use that ask the same, apart from formatting, width and spaces; ten at most. */
    doubles: v.array(double),
  }),
});
export type EditedQuestion = v.InferOutput<(typeof manageQuestion)['response']>;

export const saveQuestion = defineCall({
  name: 'manage/questions/save',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Adds a question, or its next version where what it asks has changed; papers and marks stay. Refused: `conflict` with `data.id` when a later version is there; `fieldsRefused`; `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Version that the change began from; 0: a new question. */
    id: wireInt,
    /** Bank of a new question. */
    bank: wireId,
    /** The question. */
    question: wireJson(writtenQuestion, mostWritten),
  }),
  response: v.object({
    /** Id of the version that is in use now. */
    id: v.int(),
    /** Whether it is new, has a new version, was changed without one (tags, difficulty, lesson), or is as it was. */
    outcome: v.picklist(['added', 'version', 'filed', 'same']),
  }),
});
