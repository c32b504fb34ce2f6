import { defineCall } from '../call.ts';
import { thingHistory } from '../manage/history.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireJson } from '../wire.ts';
import { examKinds } from './exam.choices.ts';
import {
  examActRefusals,
  examActs,
  examLimits,
  managedExamSorts,
  managedExamStates,
  mostExamsActedOn,
  supervisions,
} from './managedExams.choices.ts';

/** An exam in the list of the console. */
const managedExam = v.object({
  /** Id of the exam. */
  id: v.int(),
  /** In the requested language. */
  title: v.string(),
  /** Way of sitting it. */
  kind: v.picklist(examKinds),
  /** Its state. */
  state: v.picklist(managedExamStates),
  /** Whether its draft has changes that are not published. */
  unpublished: v.boolean(),
  /** When it opens. */
  opensAt: epochMs,
  /** When it closes. */
  closesAt: epochMs,
  /** Minutes of an attempt. */
  durationMin: v.int(),
  /** People for whom it is; null: everyone. */
  audience: v.nullable(v.int()),
  /** People who sit it at this moment. */
  sitting: v.int(),
  /** People who have submitted a paper. */
  sat: v.int(),
  /** Share of those with a result who passed, 0–1; null: nobody has one. */
  passed: v.nullable(v.number()),
  /** Mean of the best scores, hundredths; null: there is none. */
  mean: v.nullable(v.int()),
  /** Full score, hundredths. */
  fullScore: v.int(),
  /** Papers that wait for a marker. */
  waiting: v.int(),
  /** Ways in which it is watched over; empty: none. */
  supervision: v.array(v.picklist(supervisions)),
  /** Last change of the exam or its draft. */
  changedAt: epochMs,
  /** The person who changed it; empty when unknown. */
  changedBy: v.string(),
});
export type ManagedExam = v.InferOutput<typeof managedExam>;

const source = ['EX-01', 'AC-10'];
const filters = {
  /** Words of the title; empty: all. */
  q: v.optional(text(60), ''),
  /** Empty: all but archived ones. */
  state: v.optional(v.picklist(['', ...managedExamStates]), ''),
  /** Way of sitting; empty: all. */
  kind: v.optional(v.picklist(['', ...examKinds]), ''),
  /** Way of watching over it; `none`: those that are not watched; empty: all. */
  supervision: v.optional(v.picklist(['', ...supervisions]), ''),
};

export const manageExams = defineCall({
  name: 'manage/exams/list',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Exams within the caller’s rights: one’s own, those of one’s departments, or all',
  source,
  request: page({
    ...filters,
    /** The last changed first by default. */
    sort: v.optional(v.picklist(managedExamSorts), '-changed'),
  }),
  response: pageOf(managedExam, {
    /** Exams that the filters find. */
    total: v.int(),
  }),
});

const managedExamDetail = v.object({
  ...managedExam.entries,
  /** Number of questions. */
  questionCount: v.int(),
  /** Passing score, hundredths. */
  passScore: v.int(),
  /** Attempts after the first one. */
  makeupCount: v.int(),
  /** Number of its last version; 0: it was never published in the console. */
  version: v.int(),
  /** Reason for which it was stopped; empty: it was not. */
  stopReason: v.string(),
  /** Acts of people on it, the latest first, fifty at most. */
  history: thingHistory,
});
export type ManagedExamDetail = v.InferOutput<typeof managedExamDetail>;

export const manageExam = defineCall({
  name: 'manage/exams/detail',
  method: 'GET',
  may: 'assessment.see',
  summary: 'An exam with its history. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the exam. */
    id: wireId,
  }),
  response: managedExamDetail,
});

const acted = v.array(v.int());

export const actOnExams = defineCall({
  name: 'manage/exams/act',
  method: 'POST',
  may: 'assessment.publish',
  summary: 'Archives exams or brings them back; tells which it left as they are, and why',
  source,
  request: v.object({
    /** Ids of the exams. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostExamsActedOn))),
    /** The act. */
    act: v.picklist(examActs),
  }),
  response: v.object({
    /** Ids of those with which it was done. */
    done: acted,
    /** Those that were left as they are. */
    left: v.array(
      v.object({
        /** Id of the exam. */
        id: v.int(),
        /** In the requested language; empty for one that is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(examActRefusals),
      }),
    ),
    /** The act that sets it back, and with which exams. */
    back: v.object({
      /** The act. */
      act: v.picklist(examActs),
      /** Ids of the exams. */
      ids: acted,
    }),
  }),
});

export const addExam = defineCall({
  name: 'manage/exams/add',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'A new exam as a draft, empty or a copy of another one; no learner sees it. Refused: `fieldsRefused` with `title`: missing; `notFound` for a copy of one outside of the caller’s rights',
  source,
  request: v.object({
    /** Title in Chinese, or in the language of the enterprise. */
    title: text(examLimits.title),
    /** Id of the exam of which it is a copy; absent: it is empty. */
    copyOf: v.optional(wireId),
  }),
  response: v.object({
    /** Id of the exam. */
    id: v.int(),
  }),
});

export const exportExams = defineCall({
  name: 'manage/exams/export',
  method: 'POST',
  may: 'assessment.export',
  summary: 'Writes the exams that the filters find within the caller’s rights into a file, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    ...filters,
  }),
  response: exported,
});
