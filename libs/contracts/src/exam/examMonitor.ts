import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { epochMs, listedId, wireId, wireInt, wireJson } from '../wire.ts';
import { handInReasons } from './exam.choices.ts';
import { reason } from './examMonitor.fields.ts';
import { managedExamStates } from './managedExams.choices.ts';

/** Most papers that a monitor shows, and that an act is done to. */
const mostPapers = 5000;
/** Most minutes that are given at once. */
export const mostMinutes = 240;

const source = ['EX-03', 'EX-05', 'EX-06', 'AC-10'];
const may = 'assessment.publish';

/** A paper that is sat, or was submitted last. */
const sitting = v.object({
  /** Attempt id. */
  id: v.int(),
  /** Id of the person. */
  userId: v.int(),
  /** Name in the requested language. */
  name: v.string(),
  /** Account name. */
  account: v.string(),
  /** Main department in the requested language; empty: none. */
  department: v.string(),
  /** Writing, without word of the device for some time, or submitted. */
  state: v.picklist(['writing', 'offline', 'handed_in']),
  /** Answered questions that have arrived. */
  answered: v.int(),
  /** Questions on the paper. */
  total: v.int(),
  /** Last arrival of an answer; null: none has. */
  savedAt: v.nullable(epochMs),
  /** Last word of the device. */
  seenAt: epochMs,
  /** Start of the attempt. */
  startedAt: epochMs,
  /** Time of the automatic hand-in. */
  deadlineAt: epochMs,
  /** Counted screen switches. */
  switches: v.int(),
  /** Failed and missed face checks. */
  faceFailures: v.int(),
  /** When it was submitted; null: it is open. */
  handedInAt: v.nullable(epochMs),
  /** Reason of the hand-in; null: it is open. */
  reason: v.nullable(v.picklist(handInReasons)),
});
export type Sitting = v.InferOutput<typeof sitting>;

export const watchExam = defineCall({
  name: 'manage/exams/monitor',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Who sits an exam now, and who has submitted it. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the exam. */
    id: wireId,
  }),
  response: v.object({
    /** Title in the requested language. */
    title: v.string(),
    /** Its state. */
    state: v.picklist(managedExamStates),
    /** When it opens. */
    opensAt: epochMs,
    /** When it closes. */
    closesAt: epochMs,
    /** Minutes of an attempt. */
    durationMin: v.int(),
    /** Allowed screen switches; null when not counted. */
    switchLimit: v.nullable(v.int()),
    /** Allowed failed face checks; null without face checks. */
    faceLimit: v.nullable(v.int()),
    /** Reason for which it was stopped; empty: it was not. */
    stopReason: v.string(),
    /** Clock of the server. */
    now: epochMs,
    /** People who may sit it and have not begun. */
    absent: v.int(),
    /** Whether the caller may act. */
    mayAct: v.boolean(),
    /** Open papers, then those submitted last. */
    papers: v.array(sitting),
  }),
});
export type WatchedExam = v.InferOutput<typeof watchExam.response>;

const ofPapers = {
  /** Id of the exam. */
  id: wireId,
  /** Attempt ids; empty: all that are open. */
  papers: wireJson(v.pipe(v.array(listedId), v.maxLength(mostPapers))),
};
const done = v.object({
  /** Ids of the papers with which it was done; others were not open any more. */
  done: v.array(v.int()),
});

export const extendPapers = defineCall({
  name: 'manage/exams/extend',
  method: 'POST',
  may,
  summary: 'Gives more time to people who sit an exam; each is told and has it in the record',
  source,
  request: v.object({
    ...ofPapers,
    /** Minutes more. */
    minutes: v.pipe(wireInt, v.minValue(1), v.maxValue(mostMinutes)),
    /** Why. */
    reason,
  }),
  response: done,
});

export const tellSitters = defineCall({
  name: 'manage/exams/tell',
  method: 'POST',
  may,
  summary: 'Shows words on the sheets of people who sit an exam',
  source,
  request: v.object({
    ...ofPapers,
    /** The words. */
    text: reason,
  }),
  response: done,
});

export const collectPapers = defineCall({
  name: 'manage/exams/collect',
  method: 'POST',
  may,
  summary: 'Hands open papers in with the answers that have arrived',
  source,
  request: v.object({
    ...ofPapers,
    /** Why. */
    reason,
  }),
  response: done,
});

export const reopenPaper = defineCall({
  name: 'manage/exams/reopen',
  method: 'POST',
  may,
  summary:
    'Lets somebody back into a submitted paper with its answers; leavings and failed checks begin at 0. Refused: `conflict` when a marker has marked it, or the person sits another attempt; `notFound` for another exam’s paper',
  source,
  request: v.object({
    /** Id of the exam. */
    id: wireId,
    /** Attempt id. */
    paper: wireId,
    /** Minutes from now. */
    minutes: v.pipe(wireInt, v.minValue(1), v.maxValue(mostMinutes)),
    /** Why. */
    reason,
  }),
  response: done,
});

export const stopExam = defineCall({
  name: 'manage/exams/stop',
  method: 'POST',
  may,
  summary:
    'Ends an exam for everybody: open papers are handed in, and nobody can begin it. Refused: `conflict` when neither it nor its make-ups are open or to come',
  source,
  request: v.object({
    /** Id of the exam. */
    id: wireId,
    /** Why. */
    reason,
  }),
  response: done,
});
