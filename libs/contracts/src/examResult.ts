import { answerValue, receipt } from './attempt.ts';
import { defineCall } from './call.ts';
import { handInReasons, questionKinds } from './exam.choices.ts';
import { page, pageOf } from './page.ts';
import { lessonPlace, questionOption } from './question.ts';
import { epochMs, flag, wireId } from './wire.ts';
import { z } from './z.ts';

/** Scores are whole hundredths. */
const hundredths = z.int();

/** How an answer was marked: wholly right, in part, not at all, not answered, or waiting for a marker. */
export const markStates = ['right', 'partial', 'wrong', 'blank', 'waiting'] as const;
export type MarkState = (typeof markStates)[number];

/** A place of the ranking; equal scores share one [EX-07]. */
const rankRow = z.object({
  /** Place; equal scores share one. */
  rank: z.int(),
  /** User id. */
  userId: z.int(),
  /** Name in the viewer’s language. */
  name: z.string(),
  /** Address of the portrait; empty where there is none. */
  image: z.string(),
  /** Hundredths; null before it is marked, or where the rules hide it. */
  score: hundredths,
  /** Time the attempt took, ms. */
  tookMs: z.int(),
  /** The viewer’s own row. */
  own: z.boolean(),
});
export type RankRow = z.output<typeof rankRow>;

const attemptId = z.object({
  /** Attempt id; of the viewer, or it is not found. */
  id: wireId,
});

/** Exam and attempt, as the screens after it need them. */
const head = z.object({
  /** Exam id. */
  examId: z.int(),
  /** Title in the viewer’s language. */
  title: z.string(),
  /** Attempt id. */
  attemptId: z.int(),
  /** 1 for the first attempt. */
  number: z.int(),
});

export const attemptResult = defineCall({
  name: 'apiExamnew/result',
  method: 'GET',
  summary: 'Result of an attempt that was handed in',
  source: ['EX-04', 'EX-07', 'EX-10'],
  request: attemptId,
  response: z.object({
    ...head.shape,
    /** Whether answers are still taken. */
    state: z.enum(['scoring', 'pending_marking', 'marked']),
    /** Null before it is marked, or where the rules hide it. */
    score: z.nullable(hundredths),
    /** Null before it is marked. */
    passed: z.nullable(z.boolean()),
    /** Hundredths. */
    fullScore: hundredths,
    /** Hundredths that pass. */
    passScore: hundredths,
    /** Time it took, ms. */
    tookMs: z.int(),
    /** Minutes an attempt may last. */
    durationMin: z.int(),
    /** Credits that passing has brought; null where there are none for it. */
    credits: z.nullable(hundredths),
    /** Points that passing has brought. */
    points: z.int(),
    /** Screen switches counted [EX-06]. */
    switches: z.int(),
    /** Screen switches that are allowed; null: not counted [EX-06]. */
    switchLimit: z.nullable(z.int()),
    /** Proof of the hand-in; null while the attempt is open. */
    receipt,
    /** By kinds of questions; empty where the score is hidden. */
    parts: z.array(
      z.object({
        /** Its kind. */
        kind: z.enum(questionKinds),
        /** Questions wholly right. */
        right: z.int(),
        /** How many. */
        count: z.int(),
        /** Hundredths; null before it is marked, or where the rules hide it. */
        score: hundredths,
        /** Hundredths for a wholly right answer. */
        full: hundredths,
        /** Average of all who handed in; null while there is none. */
        average: z.nullable(hundredths),
      }),
    ),
    /** Average of all who handed in; null while there is none. */
    average: z.nullable(hundredths),
    /** One for each question in the order of the paper; empty where the score is hidden. */
    marks: z.array(
      z.object({
        /** Number on the paper, from 1. */
        no: z.int(),
        /** How it was marked. */
        mark: z.enum(markStates),
      }),
    ),
    /** Answers and explanations may be seen now. */
    answersShown: z.boolean(),
    /** From when they may be; null: now, never, or once it is marked. */
    answersFrom: z.nullable(epochMs),
    /** First places and the viewer’s own; null where there is no ranking. */
    ranking: z.nullable(
      z.object({
        /** How many there are. */
        total: z.int(),
        /** In their order. */
        rows: z.array(rankRow),
      }),
    ),
    /** Another attempt; null where none is left. */
    makeup: z.nullable(
      z.object({
        /** Attempts left. */
        left: z.int(),
        /** Epoch ms; null: open. */
        from: z.nullable(epochMs),
        /** Epoch ms; null: open. */
        to: z.nullable(epochMs),
        /** Minutes between two attempts. */
        intervalMin: z.int(),
      }),
    ),
  }),
});
export type AttemptResult = z.output<(typeof attemptResult)['response']>;

/** A question with what was answered, and what the rules let be seen of its key [EX-07, EX-10]. */
const markedQuestion = z.object({
  /** Id of the row. */
  id: z.int(),
  /** Number on the paper, from 1. */
  no: z.int(),
  /** Its kind. */
  kind: z.enum(questionKinds),
  /** Sanitised HTML. */
  stem: z.string(),

  /** In the order of this attempt. */
  options: z.array(questionOption),
  /** Gaps to fill in. */
  gaps: z.int(),
  /** Null: not answered. */
  answer: z.nullable(answerValue),
  /** Attachments of the answer. */
  files: z.array(
    z.object({
      /** Name in the viewer’s language. */
      name: z.string(),
      /** Address, open for a while. */
      url: z.string(),
    }),
  ),
  /** How it was marked. */
  mark: z.enum(markStates),
  /** Hundredths; null before it is marked, or where the rules hide it. */
  score: z.nullable(hundredths),
  /** Hundredths for a wholly right answer. */
  full: hundredths,
  /** What is right; null where the rules do not show it. */
  key: z.nullable(
    z.object({
      /** Ids of right options. */
      choice: z.array(z.int()),
      /** For each gap what is taken. */
      gaps: z.array(z.array(z.string())),
      /** Example of a short answer. */
      text: z.string(),
    }),
  ),
  /** Sanitised HTML; empty where there is none or the rules do not show it. */
  explanation: z.string(),
  /** What the marker wrote. */
  comment: z.string(),
  /** Place in a course that teaches it. */
  lesson: z.nullable(lessonPlace),
});
export type MarkedQuestion = z.output<typeof markedQuestion>;

export const attemptDetail = defineCall({
  name: 'apiExamnew/resultDetail',
  method: 'GET',
  summary: 'Every question of an attempt with answer, mark and, as the rules allow, key and explanation',
  source: ['EX-07', 'EX-10', 'HT-03'],
  protection: 'encrypted',
  request: attemptId,
  response: z.object({
    ...head.shape,
    /** Keys and explanations may be seen now [EX-10]. */
    answersShown: z.boolean(),
    /** From when they may be, epoch ms; null: now, never, or once it is marked. */
    answersFrom: z.nullable(epochMs),
    /** The score may be seen. */
    showScore: z.boolean(),
    /** In the order of this attempt. */
    questions: z.array(markedQuestion),
  }),
});
export type AttemptDetail = z.output<(typeof attemptDetail)['response']>;

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
    total: z.int(),
    /** The viewer’s own row wherever it is; null without a score. */
    own: z.nullable(rankRow),
  }),
});

/** What was recorded of an attempt, in the order in which it happened [EX-03, EX-06]. */
const recordEvent = z.object({
  /** Epoch ms. */
  at: epochMs,
  /** Its kind. */
  kind: z.enum([
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
  no: z.nullable(z.int()),
  /** Seconds away from the window, of a switch; otherwise null. */
  seconds: z.nullable(z.int()),
  /** Of a hand-in; otherwise null. */
  reason: z.nullable(z.enum(handInReasons)),
});
export type RecordEvent = z.output<typeof recordEvent>;

export const attemptRecord = defineCall({
  name: 'apiExamnew/record',
  method: 'GET',
  summary: 'Everything that was recorded of an attempt, for the learner to see, and the appeal against it',
  source: ['EX-03', 'EX-06', 'EX-09'],
  request: attemptId,
  response: z.object({
    ...head.shape,
    /** When it was begun, epoch ms. */
    startedAt: epochMs,
    /** When it hands itself in, epoch ms. */
    deadlineAt: epochMs,
    /** Proof of the hand-in; null while the attempt is open. */
    receipt,
    /** Screen switches that are allowed; null: not counted [EX-06]. */
    switchLimit: z.nullable(z.int()),
    /** Failed face checks that are allowed; null: no face check [EX-06]. */
    faceLimit: z.nullable(z.int()),
    /** Questions of the paper. */
    total: z.int(),
    /** In the order in which they happened. */
    events: z.array(recordEvent),
    /** The objection; null where there is none. */
    appeal: z.nullable(
      z.object({
        /** Words of the viewer’s. */
        text: z.string(),
        /** Epoch ms. */
        at: epochMs,
        /** Whether answers are still taken. */
        state: z.enum(['open', 'accepted', 'refused']),
        /** What the reviewer wrote; empty before. */
        reply: z.string(),
      }),
    ),
  }),
});
export type AttemptRecord = z.output<(typeof attemptRecord)['response']>;

export const appealAttempt = defineCall({
  name: 'apiExamnew/appeal',
  method: 'POST',
  summary: 'Objects to what was recorded or marked, once per attempt',
  source: ['EX-09'],
  request: z.object({
    /** Attempt id. */
    id: wireId,
    /** 1–499 characters. */
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(499)),
  }),
  response: z.object({
    /** It reached the review desk. */
    /** Y: it reached the review desk. */
    received: flag,
  }),
});
