import { answerValue, receipt } from './attempt.ts';
import { defineCall } from '../call.ts';
import { answersWaits, handInReasons, questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { lessonPlace, questionOption } from './question.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Scores are whole hundredths. */
const hundredths = v.int();

/** How an answer was marked: wholly right, in part, not at all, not answered, or waiting for a marker. */
export const markStates = ['right', 'partial', 'wrong', 'blank', 'waiting'] as const;
export type MarkState = (typeof markStates)[number];

/** A place of the ranking; equal scores share one [EX-07]. */
const rankRow = v.object({
  /** Place; equal scores share one. */
  rank: v.int(),
  /** User id. */
  userId: v.int(),
  /** Name in the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty where there is none. */
  image: v.string(),
  /** Hundredths; null before it is marked, or where the rules hide it. */
  score: hundredths,
  /** Time the attempt took, ms. */
  tookMs: v.int(),
  /** The viewer’s own row. */
  own: v.boolean(),
});
export type RankRow = v.InferOutput<typeof rankRow>;

const attemptId = v.object({
  /** Attempt id; of the viewer, or it is not found. */
  id: wireId,
});

/** Exam and attempt, as the screens after it need them. */
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

/** What of the answers may be seen [EX-10]. */
const shown = v.object({
  /** Keys, explanations and marks of all questions may be seen now. */
  answersShown: v.boolean(),
  /** What is waited for; null: they may be seen. */
  answersWait: v.nullable(v.picklist(answersWaits)),
  /** From when they may be, epoch ms; null where no moment is known. */
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
    /** Whether answers are still taken. */
    state: v.picklist(['scoring', 'pending_marking', 'marked']),
    /** Null before it is marked, or where the rules hide it. */
    score: v.nullable(hundredths),
    /** Null before it is marked. */
    passed: v.nullable(v.boolean()),
    /** Hundredths. */
    fullScore: hundredths,
    /** Hundredths that pass. */
    passScore: hundredths,
    /** Time it took, ms. */
    tookMs: v.int(),
    /** Minutes an attempt may last. */
    durationMin: v.int(),
    /** Credits that passing has brought; null where there are none for it. */
    credits: v.nullable(hundredths),
    /** Points that passing has brought. */
    points: v.int(),
    /** Screen switches counted [EX-06]. */
    switches: v.int(),
    /** Screen switches that are allowed; null: not counted [EX-06]. */
    switchLimit: v.nullable(v.int()),
    /** Proof of the hand-in; null while the attempt is open. */
    receipt,
    /** By kinds of questions; empty where the score or the mark of any question is hidden. */
    parts: v.array(
      v.object({
        /** Its kind. */
        kind: v.picklist(questionKinds),
        /** Questions wholly right. */
        right: v.int(),
        /** How many. */
        count: v.int(),
        /** Hundredths; null before it is marked, or where the rules hide it. */
        score: hundredths,
        /** Hundredths for a wholly right answer. */
        full: hundredths,
        /** Average of all who handed in; null while there is none. */
        average: v.nullable(hundredths),
      }),
    ),
    /** Average of all who handed in; null while there is none. */
    average: v.nullable(hundredths),
    /** One for each question in the order of the paper; empty where all are hidden [EX-10]. */
    marks: v.array(
      v.object({
        /** Number on the paper, from 1. */
        no: v.int(),
        /** How it was marked; null where that is hidden. */
        mark: v.nullable(v.picklist(markStates)),
      }),
    ),
    ...shown.entries,
    /** First places and the viewer’s own; null where there is no ranking. */
    ranking: v.nullable(
      v.object({
        /** How many there are. */
        total: v.int(),
        /** In their order. */
        rows: v.array(rankRow),
      }),
    ),
    /** Another attempt; null where none is left. */
    makeup: v.nullable(
      v.object({
        /** Attempts that can still be begun before the exam closes. */
        left: v.int(),
        /** No attempt has passed, and none waits for its marks; false where the exam shows no score. */
        needed: v.boolean(),
        /** Epoch ms; null: open. */
        from: v.nullable(epochMs),
        /** Epoch ms; null: open. */
        to: v.nullable(epochMs),
        /** Minutes between two attempts. */
        intervalMin: v.int(),
      }),
    ),
  }),
});
export type AttemptResult = v.InferOutput<(typeof attemptResult)['response']>;

/** A question with what was answered, and what the rules let be seen of its key [EX-07, EX-10]. */
const markedQuestion = v.object({
  /** Id of the row. */
  id: v.int(),
  /** Number on the paper, from 1. */
  no: v.int(),
  /** Its kind. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),

  /** In the order of this attempt. */
  options: v.array(questionOption),
  /** Gaps to fill in. */
  gaps: v.int(),
  /** Null: not answered. */
  answer: v.nullable(answerValue),
  /** Attachments of the answer. */
  files: v.array(
    v.object({
      /** Name in the viewer’s language. */
      name: v.string(),
      /** Address, open for a while. */
      url: v.string(),
    }),
  ),
  /** How it was marked; null where the rules hide it. */
  mark: v.nullable(v.picklist(markStates)),
  /** Hundredths; null before it is marked, or where the rules hide it. */
  score: v.nullable(hundredths),
  /** Hundredths for a wholly right answer. */
  full: hundredths,
  /** The right answer; null where the rules do not show it. */
  key: v.nullable(
    v.object({
      /** Ids of right options. */
      choice: v.array(v.int()),
      /** For each gap what is taken. */
      gaps: v.array(v.array(v.string())),
      /** Example of a short answer. */
      text: v.string(),
    }),
  ),
  /** Sanitised HTML; empty where there is none or the rules do not show it. */
  explanation: v.string(),
  /** The marker's text; empty where the mark is hidden. */
  comment: v.string(),
  /** Place in a course that teaches it. */
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
    /** How many there are. */
    total: v.int(),
    /** The viewer’s own row wherever it is; null without a score. */
    own: v.nullable(rankRow),
  }),
});

/** What was recorded of an attempt, in the order in which it happened [EX-03, EX-06]. */
const recordEvent = v.object({
  /** Epoch ms. */
  at: epochMs,
  /** Its kind. */
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
    'handed_in',
    'marked',
    'reported',
    'appealed',
  ]),
  /** Number of the question on the paper; null where it is of none. */
  no: v.nullable(v.int()),
  /** Seconds away from the window, of a switch; otherwise null. */
  seconds: v.nullable(v.int()),
  /** Of a hand-in; otherwise null. */
  reason: v.nullable(v.picklist(handInReasons)),
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
    /** When it was begun, epoch ms. */
    startedAt: epochMs,
    /** When it hands itself in, epoch ms. */
    deadlineAt: epochMs,
    /** Proof of the hand-in; null while the attempt is open. */
    receipt,
    /** Screen switches that are allowed; null: not counted [EX-06]. */
    switchLimit: v.nullable(v.int()),
    /** Failed face checks that are allowed; null: no face check [EX-06]. */
    faceLimit: v.nullable(v.int()),
    /** Questions of the paper. */
    total: v.int(),
    /** In the order in which they happened. */
    events: v.array(recordEvent),
    /** The objection; null where there is none. */
    appeal: v.nullable(
      v.object({
        /** Words of the viewer’s. */
        text: v.string(),
        /** Epoch ms. */
        at: epochMs,
        /** Whether answers are still taken. */
        state: v.picklist(['open', 'accepted', 'refused']),
        /** The reviewer's text; empty before. */
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
    /** It reached the review desk. */
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
