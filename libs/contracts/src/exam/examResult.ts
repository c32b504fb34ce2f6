import { answerValue, receipt } from './attempt.ts';
import { defineCall } from '../call.ts';
import { answersWaits, handInReasons, questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { lessonPlace, questionOption, questionShows } from './question.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Scores in whole hundredths. */
const hundredths = v.int();

/** Mark of an answer: completely right, partly right, wrong, not answered, or waiting for a marker. */
export const markStates = ['right', 'partial', 'wrong', 'blank', 'waiting'] as const;
export type MarkState = (typeof markStates)[number];

/** A row of the ranking; equal scores share a rank [EX-07]. */
const rankRow = v.object({
  /** Rank; equal scores share one. */
  rank: v.int(),
  /** User id. */
  userId: v.int(),
  /** Name in the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty when there is none. */
  image: v.string(),
  /** Score, hundredths. */
  score: hundredths,
  /** Duration of the attempt, ms. */
  tookMs: v.int(),
  /** True for the viewer’s own row. */
  own: v.boolean(),
});
export type RankRow = v.InferOutput<typeof rankRow>;

const attemptId = v.object({
  /** Attempt id; another person's attempt is not found. */
  id: wireId,
});

/** Exam and attempt, for the screens after an exam. */
const head = v.object({
  /** Exam id. */
  examId: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Attempt id. */
  attemptId: v.int(),
  /** 1 for the first attempt. */
  number: v.int(),
});

/** Visibility of the answers [EX-10]. */
const shown = v.object({
  /** True when keys, explanations and marks of all questions are visible now. */
  answersShown: v.boolean(),
  /** Condition for their visibility; null when they are visible. */
  answersWait: v.nullable(v.picklist(answersWaits)),
  /** Time from which they are visible, epoch ms; null when unknown. */
  answersFrom: v.nullable(epochMs),
});

export const attemptResult = defineCall({
  name: 'apiExamnew/result',
  method: 'GET',
  summary: 'Result of an attempt that was handed in',
  source: ['EX-04', 'EX-07', 'EX-10'],
  request: attemptId,
  response: v.object({
    ...head.entries,
    /** State of the marking. */
    state: v.picklist(['scoring', 'pending_marking', 'marked']),
    /** Null before it is marked, or when the rules hide it. */
    score: v.nullable(hundredths),
    /** Null before it is marked. */
    passed: v.nullable(v.boolean()),
    /** Full score, hundredths. */
    fullScore: hundredths,
    /** Passing score, hundredths. */
    passScore: hundredths,
    /** Duration of the attempt, ms. */
    tookMs: v.int(),
    /** Allowed duration of an attempt, minutes. */
    durationMin: v.int(),
    /** Credits earned by passing; null for none. */
    credits: v.nullable(hundredths),
    /** Points earned by passing. */
    points: v.int(),
    /** Counted screen switches [EX-06]. */
    switches: v.int(),
    /** Allowed screen switches; null when not counted [EX-06]. */
    switchLimit: v.nullable(v.int()),
    /** Proof of the hand-in. */
    receipt,
    /** By kinds of questions; empty when the score or the mark of any question is hidden. */
    parts: v.array(
      v.object({
        /** Kind of the questions. */
        kind: v.picklist(questionKinds),
        /** Completely right questions. */
        right: v.int(),
        /** Number of questions. */
        count: v.int(),
        /** Score, hundredths. */
        score: hundredths,
        /** Score of completely right answers, hundredths. */
        full: hundredths,
        /** Average of all handed-in papers; null without one. */
        average: v.nullable(hundredths),
      }),
    ),
    /** Average of all handed-in papers; null without one. */
    average: v.nullable(hundredths),
    /** One per question in the order of the paper; empty when all are hidden [EX-10]. */
    marks: v.array(
      v.object({
        /** Number on the paper, from 1. */
        no: v.int(),
        /** Mark of the question; null when hidden. */
        mark: v.nullable(v.picklist(markStates)),
      }),
    ),
    ...shown.entries,
    /** First ranks and the viewer’s own; null without a ranking. */
    ranking: v.nullable(
      v.object({
        /** Number of rows in total. */
        total: v.int(),
        /** In order of rank. */
        rows: v.array(rankRow),
      }),
    ),
    /** Next attempt; null when none is left. */
    makeup: v.nullable(
      v.object({
        /** Attempts that can still begin before the exam closes. */
        left: v.int(),
        /** True when no attempt has passed and none waits for marking; false when the exam shows no score. */
        needed: v.boolean(),
        /** Opening, epoch ms; null for an open end. */
        from: v.nullable(epochMs),
        /** Closing, epoch ms; null for an open end. */
        to: v.nullable(epochMs),
        /** Minutes between two attempts. */
        intervalMin: v.int(),
      }),
    ),
  }),
});
export type AttemptResult = v.InferOutput<(typeof attemptResult)['response']>;

/** A question with its answer, and its key as far as the rules show it [EX-07, EX-10]. */
export const markedQuestion = v.object({
  /** Question id. */
  id: v.int(),
  /** Number on the paper, from 1. */
  no: v.int(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  ...questionShows,
  /** In the order of this attempt. */
  options: v.array(questionOption),
  /** Number of gaps. */
  gaps: v.int(),
  /** Null when not answered. */
  answer: v.nullable(answerValue),
  /** Attachments of the answer. */
  files: v.array(
    v.object({
      /** Name in the viewer’s language. */
      name: v.string(),
      /** Address, valid for a limited time. */
      url: v.string(),
    }),
  ),
  /** Mark of the answer; null when the rules hide it. */
  mark: v.nullable(v.picklist(markStates)),
  /** Score, hundredths; null before it is marked, or when the rules hide it. */
  score: v.nullable(hundredths),
  /** Score of a completely right answer, hundredths. */
  full: hundredths,
  /** The right answer; null when the rules hide it. */
  key: v.nullable(
    v.object({
      /** Ids of right options. */
      choice: v.array(v.int()),
      /** Accepted texts per gap. */
      gaps: v.array(v.array(v.string())),
      /** Example of a short answer. */
      text: v.string(),
    }),
  ),
  /** Sanitised HTML; empty when there is none or the rules hide it. */
  explanation: v.string(),
  /** Comment of the marker; empty when the mark is hidden. */
  comment: v.string(),
  /** Passage of a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type MarkedQuestion = v.InferOutput<typeof markedQuestion>;

export const attemptDetail = defineCall({
  name: 'apiExamnew/resultDetail',
  method: 'GET',
  summary: 'Every question of an attempt with answer, mark and, as the rules allow, key and explanation',
  source: ['EX-07', 'EX-10', 'HT-03'],
  protection: 'encrypted',
  request: attemptId,
  response: v.object({
    ...head.entries,
    ...shown.entries,
    /** In the order of this attempt. */
    questions: v.array(markedQuestion),
  }),
});
export type AttemptDetail = v.InferOutput<(typeof attemptDetail)['response']>;

export const examRanking = defineCall({
  name: 'apiExamnew/ranking',
  method: 'GET',
  summary: 'Ranking of an exam, best first; who got there first stands first among equals',
  source: ['EX-07'],
  request: page({
    /** Exam id. */
    id: wireId,
  }),
  response: pageOf(rankRow, {
    /** Number of rows in total. */
    total: v.int(),
    /** The viewer’s own row at any rank; null without a score. */
    own: v.nullable(rankRow),
  }),
});

/** An answer that arrived after the end. */
export const lateAnswer = v.object({
  /** Number of the question on the paper. */
  no: v.int(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Ids of its options, in the order of this attempt. */
  options: v.array(v.int()),
  /** The answer. */
  value: answerValue,
});
export type LateAnswer = v.InferOutput<typeof lateAnswer>;

/** A recorded event of an attempt, in chronological order [EX-03, EX-06]. */
export const recordEvent = v.object({
  /** Time, epoch ms. */
  at: epochMs,
  /** Kind of the event. */
  kind: v.picklist([
    'started',
    'resumed',
    'taken_over',
    'answered',
    'flagged',
    'switched',
    'face_passed',
    'face_failed',
    'face_missed',
    'face_skipped',
    'offline',
    'handed_in',
    'late',
    'marked',
    'reported',
    'appealed',
    'extended',
    'told',
    'reopened',
    'remarked',
  ]),
  /** Number of the question on the paper; null for events without a question. */
  no: v.nullable(v.int()),
  /** Words of a supervisor; absent for none. */
  text: v.optional(v.string()),
  /**
   * Seconds away from the window, for a switch; without word of the device, for `offline`; given by a supervisor, for
   * `extended` and `reopened`; otherwise null.
   */
  seconds: v.nullable(v.int()),
  /** Reason for a hand-in; otherwise null. */
  reason: v.nullable(v.picklist(handInReasons)),
  /** The answer of a `late` event, which does not count; otherwise null. */
  late: v.nullable(lateAnswer),
});
export type RecordEvent = v.InferOutput<typeof recordEvent>;

export const attemptRecord = defineCall({
  name: 'apiExamnew/record',
  method: 'GET',
  summary: 'Everything that was recorded of an attempt, for the learner to see, and the appeal against it',
  source: ['EX-03', 'EX-06', 'EX-09'],
  request: attemptId,
  response: v.object({
    ...head.entries,
    /** Start, epoch ms. */
    startedAt: epochMs,
    /** Time of the automatic hand-in, epoch ms. */
    deadlineAt: epochMs,
    /** Proof of the hand-in. */
    receipt,
    /** Allowed screen switches; null when not counted [EX-06]. */
    switchLimit: v.nullable(v.int()),
    /** Allowed failed face checks; null without face checks [EX-06]. */
    faceLimit: v.nullable(v.int()),
    /** Questions on the paper. */
    total: v.int(),
    /** In chronological order. */
    events: v.array(recordEvent),
    /** The learner's appeal; null for none. */
    appeal: v.nullable(
      v.object({
        /** Text of the appeal. */
        text: v.string(),
        /** Time, epoch ms. */
        at: epochMs,
        /** State or outcome of the appeal. */
        state: v.picklist(['open', 'accepted', 'refused']),
        /** Answer of the reviewer; empty while it waits. */
        reply: v.string(),
      }),
    ),
  }),
});
export type AttemptRecord = v.InferOutput<(typeof attemptRecord)['response']>;

export const appealAttempt = defineCall({
  name: 'apiExamnew/appeal',
  method: 'POST',
  summary: 'Objects to what was recorded or marked, once per attempt',
  source: ['EX-09'],
  request: v.object({
    /** Attempt id. */
    id: wireId,
    /** 1–499 characters. */
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(499)),
  }),
  response: v.object({
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
