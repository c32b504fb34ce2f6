import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { epochMs, wireId, wireJson } from '../wire.ts';
import { questionKinds } from './exam.choices.ts';
import { reason } from './examMonitor.fields.ts';
import { correctionActs, correctionPolicies, correctionStates, questionDoubts } from './corrections.choices.ts';

const source = ['EX-10', 'EX-11', 'AC-10'];
const ofExam = {
  /** Id of the exam. */
  id: wireId,
};

/** Right options, or accepted texts of each gap; the other list is empty. Several options of a single choice: any of them. */
const mendedKey = v.object({
  /** Ids of right options. */
  choice: v.pipe(v.array(v.pipe(v.int(), v.minValue(0), v.maxValue(100))), v.maxLength(20)),
  /** Accepted texts of each gap. */
  gaps: v.pipe(
    v.array(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), v.minLength(1), v.maxLength(50))),
    v.maxLength(20),
  ),
});
export type MendedKey = v.InferOutput<typeof mendedKey>;

/** Effect of a correction on the papers that are handed in. */
const effect = v.object({
  /** Papers with the question that are handed in. */
  papers: v.int(),
  /** Papers that are open: they are marked so when they are handed in. */
  open: v.int(),
  /** Papers whose score changes. */
  changed: v.int(),
  /** Papers that pass by it. */
  gained: v.int(),
  /** Papers that do not pass any more. */
  lost: v.int(),
});
export type CorrectionEffect = v.InferOutput<typeof effect>;

/** A struck question, or one with a mended key. */
const correction = v.object({
  /** Id of the correction. */
  id: v.int(),
  /** The question. */
  questionId: v.int(),
  /** The act. */
  act: v.picklist(correctionActs),
  /** How papers are treated that would lose their pass. */
  policy: v.picklist(correctionPolicies),
  /** Its state. */
  state: v.picklist(correctionStates),
  /** Why. */
  reason: v.string(),
  /** Name of who did it; empty: somebody who is gone. */
  by: v.string(),
  /** When it was done. */
  at: epochMs,
  /** Papers that are marked anew so far. */
  done: v.int(),
  /** Papers to mark anew. */
  all: v.int(),
  /** Papers whose score changed so far. */
  changed: v.int(),
});
export type Correction = v.InferOutput<typeof correction>;

/** A question of an exam, measured over the marked papers. */
const measured = v.object({
  /** Question id. */
  id: v.int(),
  /** Id of its bank. */
  bankId: v.int(),
  /** Name of its bank. */
  bank: v.string(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Plain text of the question, shortened. */
  stem: v.string(),
  /** Marked papers with this question. */
  papers: v.int(),
  /** Papers without an answer to it. */
  blank: v.int(),
  /** Average share of its points, 0–1. */
  share: v.number(),
  /** Its share in the best 27 % of papers minus that in the worst 27 %, -1–1; null below ten papers. */
  discrimination: v.nullable(v.number()),
  /** Median time between the answer before it and its last one, seconds; null: not recorded. */
  timeS: v.nullable(v.int()),
  /** Why it is to be looked at. */
  doubt: v.picklist(questionDoubts),
  /** Its options, how often each was chosen, and whether the key says it; empty for other kinds. */
  options: v.array(
    v.object({
      /** Id of the option. */
      id: v.int(),
      /** Plain text, shortened; empty for a judgement: 1 is true, 0 is false. */
      text: v.string(),
      /** Papers that chose it. */
      chosen: v.int(),
      /** The same among the best 27 % of papers. */
      best: v.int(),
      /** Whether it is right. */
      right: v.boolean(),
    }),
  ),
  /** For each gap the texts that are accepted; empty for other kinds. */
  gaps: v.array(v.array(v.string())),
  /** Texts in gaps that were not accepted, the most frequent first. */
  refused: v.array(
    v.object({
      /** Place of the gap, from 0. */
      gap: v.int(),
      /** The text. */
      text: v.string(),
      /** How often it was written. */
      count: v.int(),
    }),
  ),
  /** Its correction that stands or runs; null: none. */
  correction: v.nullable(correction),
});
export type MeasuredQuestion = v.InferOutput<typeof measured>;

export const examQuestions = defineCall({
  name: 'manage/exams/questions',
  method: 'GET',
  may: 'assessment.see',
  summary:
    'Questions of an exam, measured over the marked papers that the caller’s rights reach, and its corrections. Refused: `conflict` for who sits one of them; `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofExam),
  response: v.object({
    /** Marked papers. */
    papers: v.int(),
    /** Those to be looked at first, then the hardest. */
    questions: v.array(measured),
    /** Corrections, the latest first, those that were taken back too. */
    corrections: v.array(correction),
  }),
});
export type ExamQuestions = v.InferOutput<(typeof examQuestions)['response']>;

const asked = {
  ...ofExam,
  /** Id of the question. */
  question: wireId,
  /** The act. */
  act: v.picklist(correctionActs),
  /** How papers are treated that would lose their pass. */
  policy: v.picklist(correctionPolicies),
  /** The mended key; without meaning for a struck question. */
  key: wireJson(mendedKey),
};
const may = 'assessment.publish';
const refusals =
  'Refused: `conflict` while another correction of it stands or one of the exam runs, or when the caller has a paper in it; `fieldsRefused` with `key`: it does not fit the question; `notFound` for a question that nobody was asked';

export const previewCorrection = defineCall({
  name: 'manage/exams/previewCorrection',
  method: 'GET',
  may,
  summary: `What striking a question or mending its key would do. ${refusals}`,
  source,
  request: v.object(asked),
  response: effect,
});

export const correctQuestion = defineCall({
  name: 'manage/exams/correct',
  method: 'POST',
  may,
  summary: `Strikes a question, or mends its key, for papers that are handed in and those that will be; marks them anew as a job, and tells everybody whose score changes. ${refusals}`,
  source,
  request: v.object({
    ...asked,
    /** Why; everybody concerned reads it. */
    reason,
  }),
  response: correction,
});

export const takeBackCorrection = defineCall({
  name: 'manage/exams/takeBackCorrection',
  method: 'POST',
  may,
  summary:
    'Sets the marks back that a correction changed, as a job, and tells everybody concerned. Refused: `conflict` while it runs or once it was taken back',
  source,
  request: v.object({
    ...ofExam,
    /** Id of the correction. */
    correction: wireId,
  }),
  response: correction,
});
