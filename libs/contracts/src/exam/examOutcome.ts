import { defineCall } from '../call.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { examKinds, handInReasons } from './exam.choices.ts';
import { reason } from './examMonitor.fields.ts';
import { mostMinutes } from './examMonitor.ts';
import { hiddenAnswers, mostSitters, sitterRefusals, sitterSorts, sitterStands } from './examOutcome.choices.ts';
import { markedQuestion, recordEvent } from './examResult.ts';
import { managedExamStates } from './managedExams.choices.ts';

const source = ['EX-06', 'EX-07', 'EX-10', 'AC-10'];
const ofExam = {
  /** Id of the exam. */
  id: wireId,
};
const filters = {
  /** Words of the name, or the account; empty: all. */
  q: v.optional(text(60), ''),
  /** How they stand; empty: all. */
  stand: v.optional(v.picklist(['', ...sitterStands]), ''),
  /** How the paper was handed in; empty: all. */
  reason: v.optional(v.picklist(['', ...handInReasons]), ''),
  /** The best first by default. */
  sort: v.optional(v.picklist(sitterSorts), '-score'),
};

export const examOutcome = defineCall({
  name: 'manage/exams/outcome',
  method: 'GET',
  may: 'assessment.see',
  summary:
    'What came of an exam among the people whom the caller’s rights reach, each counted once by the best paper. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofExam),
  response: v.object({
    /** Title in the requested language. */
    title: v.string(),
    /** Its state. */
    state: v.picklist(managedExamStates),
    /** Way of sitting it. */
    kind: v.picklist(examKinds),
    /** Full score, hundredths. */
    fullScore: v.int(),
    /** Passing score, hundredths. */
    passScore: v.int(),
    /** Credits for passing, hundredths. */
    credits: v.int(),
    /** Points for passing. */
    points: v.int(),
    /** People for whom it is or who have sat it. */
    people: v.int(),
    /** How many of them stand how; adds up to `people`. */
    stands: v.object({
      /** Passed. */
      passed: v.int(),
      /** Have a result and did not pass. */
      failed: v.int(),
      /** Wait for a marker. */
      waiting: v.int(),
      /** Sit it now. */
      sitting: v.int(),
      /** Have not begun. */
      absent: v.int(),
    }),
    /** Median of the best scores, hundredths; null: nobody has one. */
    median: v.nullable(v.int()),
    /** People with a result in each tenth of the full score, the lowest first. */
    distribution: v.array(v.int()),
    /** Appeals against its papers that await an answer. */
    appeals: v.int(),
    /** Whether the caller may remind those who have not come. */
    mayRemind: v.boolean(),
    /** Whether the caller may let people back into their papers. */
    mayAct: v.boolean(),
    /** Whether the caller may strike questions and mend keys: nobody does who has a paper in it. */
    mayCorrect: v.boolean(),
    /** Whether the caller may take the list out as a file. */
    mayExport: v.boolean(),
  }),
});
export type ExamOutcome = v.InferOutput<(typeof examOutcome)['response']>;

/** A person for whom an exam is, with the paper that counts: the best, or else the last, or the open one. */
const sitter = v.object({
  /** Id of the person. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
  /** Account of the person. */
  account: v.string(),
  /** Main department in the requested language; empty: none. */
  department: v.string(),
  /** How the person stands. */
  stand: v.picklist(sitterStands),
  /** Attempts that were begun. */
  attempts: v.int(),
  /** Attempt id of the paper; 0: there is none, or the result came by a file. */
  paper: v.int(),
  /** Best score, hundredths; null: none yet. */
  score: v.nullable(v.int()),
  /** When the last paper was handed in; null: none was. */
  handedInAt: v.nullable(epochMs),
  /** How the paper was handed in; null: it was not. */
  reason: v.nullable(v.picklist(handInReasons)),
  /** How long the best paper took, seconds; null: there is none. */
  tookS: v.nullable(v.int()),
  /** Counted screen switches. */
  switches: v.int(),
  /** Failed and missed face checks. */
  faceFailures: v.int(),
  /** Names of those who marked answers of it; empty: the key alone did. */
  markers: v.array(v.string()),
});
export type Sitter = v.InferOutput<typeof sitter>;

export const examSitters = defineCall({
  name: 'manage/exams/sitters',
  method: 'GET',
  may: 'assessment.see',
  summary: 'People for whom an exam is or who have sat it, each once, as far as the caller’s rights reach',
  source,
  request: page({ ...ofExam, ...filters }),
  response: pageOf(sitter, {
    /** People whom the filters find. */
    total: v.int(),
  }),
});

const ofPeople = {
  ...ofExam,
  /** Ids of the people. */
  people: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostSitters))),
};
const acted = v.object({
  /** Ids of the people with whom it was done. */
  done: v.array(v.int()),
  /** Those who were left as they are. */
  left: v.array(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language; empty for one who is not there. */
      name: v.string(),
      /** The reason. */
      why: v.picklist(sitterRefusals),
    }),
  ),
});

export const remindSitters = defineCall({
  name: 'manage/exams/remind',
  method: 'POST',
  may: 'assessment.assign',
  summary: 'Sends a message to those of these people who have not begun an exam that can still be begun',
  source,
  request: v.object(ofPeople),
  response: acted,
});

export const reopenSitters = defineCall({
  name: 'manage/exams/reopenSeveral',
  method: 'POST',
  may: 'assessment.publish',
  summary: 'Lets people back into their last papers, with their answers; each is told and has it in the record',
  source,
  request: v.object({
    ...ofPeople,
    /** Minutes from now. */
    minutes: v.pipe(wireInt, v.minValue(1), v.maxValue(mostMinutes)),
    /** Why. */
    reason,
  }),
  response: acted,
});

export const exportSitters = defineCall({
  name: 'manage/exams/exportSitters',
  method: 'POST',
  may: 'assessment.export',
  summary: 'Writes the people of an exam whom the filters find into a file, as a job',
  source,
  request: v.object({
    /** Kind of file. */
    format,
    ...ofExam,
    ...filters,
  }),
  response: exported,
});

export const sitterPapers = defineCall({
  name: 'manage/exams/papers',
  method: 'GET',
  may: 'assessment.see',
  summary:
    'Papers of a person in an exam; one of them with its record, and with its answers for whoever may mark it. Refused: `notFound` outside of the caller’s rights, and for another person’s paper',
  source,
  request: v.object({
    ...ofExam,
    /** Id of the person. */
    person: wireId,
    /** Attempt id of the paper to show; absent: the best, or else the last one. */
    paper: v.optional(wireId),
  }),
  response: v.object({
    /** The person in the list. */
    sitter,
    /** Papers, the first attempt first. */
    papers: v.array(
      v.object({
        /** Attempt id. */
        id: v.int(),
        /** 1 for the first one. */
        number: v.int(),
        /** Start of the attempt. */
        startedAt: epochMs,
        /** When it was handed in; null: it is open. */
        handedInAt: v.nullable(epochMs),
        /** Score, hundredths; null: not marked yet. */
        score: v.nullable(v.int()),
        /** Whether it passed; null: not marked yet. */
        passed: v.nullable(v.boolean()),
      }),
    ),
    /** Attempt id of the paper that is shown; 0: the person has none. */
    shown: v.int(),
    /** The record of that paper; null without one. */
    record: v.nullable(
      v.object({
        /** Start of the attempt. */
        startedAt: epochMs,
        /** Time of the automatic hand-in. */
        deadlineAt: epochMs,
        /** Allowed screen switches; null when not counted. */
        switchLimit: v.nullable(v.int()),
        /** Allowed failed face checks; null without face checks. */
        faceLimit: v.nullable(v.int()),
        /** Questions on the paper. */
        total: v.int(),
        /** Its events in their order. */
        events: v.array(recordEvent),
      }),
    ),
    /** Its questions with answers, marks and keys; empty when they are not shown. */
    questions: v.array(markedQuestion),
    /** Why they are not shown; empty: they are. */
    hidden: v.picklist(hiddenAnswers),
  }),
});
export type SitterPapers = v.InferOutput<(typeof sitterPapers)['response']>;
