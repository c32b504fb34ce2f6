import { defineCall } from '../call.ts';
import { entryRefusals, examKinds, examStates, examTabs, questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Scores and credits in whole hundredths: 6000 is 60 points. */
const hundredths = v.pipe(v.int(), v.minValue(0));

/** A period; null for an open end. */
const span = v.object({
  /** Opening, epoch ms. */
  from: v.nullable(epochMs),
  /** Closing, epoch ms. */
  to: v.nullable(epochMs),
});

/** An exam in a list [EX-01, EX-07]. */
export const examCard = v.object({
  /** Exam id. */
  id: v.int(),
  /** Kind of the exam. */
  kind: v.picklist(examKinds),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Name of its category; empty without one. */
  category: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(examStates),
  /** Period in which an attempt may begin. */
  window: span,
  /** Duration of an attempt, minutes. */
  durationMin: v.int(),
  /** Questions on a paper. */
  questionCount: v.int(),
  /** Full score, hundredths. */
  fullScore: hundredths,
  /** Passing score, hundredths. */
  passScore: hundredths,
  /** Credits for passing, hundredths. */
  credits: hundredths,
  /** Number of attempts. */
  attempts: v.object({
    /** Begun so far. */
    used: v.int(),
    /** Allowed, make-ups included. */
    allowed: v.int(),
  }),
  /** Period in which the next make-up may begin; null without one. */
  makeup: v.nullable(span),
  /** Best score; null before the first, or when the rules hide it. */
  score: v.nullable(hundredths),
  /** Attempt of the shown result: the best one, otherwise the last; null before the first hand-in. */
  resultId: v.nullable(v.int()),
  /** Deadline of the open attempt; null without one. */
  deadlineAt: v.nullable(epochMs),
  /** Venue of an offline exam; empty otherwise. */
  place: v.string(),
});
export type ExamCard = v.InferOutput<typeof examCard>;

export const examClasses = defineCall({
  name: 'apiSystem/ClassAllData/ExamClass',
  method: 'GET',
  summary: 'Categories of exams that have any for the learner',
  source: ['EX-01', 'HT-07'],
  request: v.object({}),
  response: v.object({
    /** In display order. */
    items: v.array(
      v.object({
        /** Key of the category. */
        key: v.string(),
        /** Name in the viewer’s language. */
        name: v.string(),
        /** Number of exams visible to the learner. */
        count: v.int(),
      }),
    ),
  }),
});
export type ExamClass = v.InferOutput<(typeof examClasses)['response']>['items'][number];

const counts = v.object({
  /** All exams. */
  all: v.int(),
  /** To be begun, continued or sat again. */
  todo: v.int(),
  /** Waiting for a marker. */
  marking: v.int(),
  /** Finished with a result. */
  done: v.int(),
  /** Closed without an attempt. */
  missed: v.int(),
});

export const examList = defineCall({
  name: 'apiExamnew/list',
  method: 'GET',
  summary: 'The learner’s exams, those whose window opened last first',
  source: ['EX-01', 'EX-07', 'HT-03'],
  protection: 'encrypted',
  request: page({
    /** Requested part of the list. */
    tab: v.optional(v.picklist(examTabs)),
    /** Category key; empty for all. */
    category: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,40}$/))),
    /** Search words in the title, at most 80 characters. */
    keyword: v.optional(text(80)),
  }),
  response: pageOf(examCard, {
    /** Number of exams in each part, within category and keyword. */
    counts,
  }),
});

/** One attempt of the learner on the start page of an exam. */
export const attemptLine = v.object({
  /** Attempt id. */
  id: v.int(),
  /** 1 for the first attempt. */
  number: v.int(),
  /** Start, epoch ms. */
  startedAt: epochMs,
  /** Time of the hand-in, epoch ms; null while it is open. */
  handedInAt: v.nullable(epochMs),
  /** Null before it is marked, or when the rules hide it. */
  score: v.nullable(hundredths),
  /** Null before it is marked. */
  passed: v.nullable(v.boolean()),
});

export const examDetail = defineCall({
  name: 'apiExamnew/detail',
  method: 'GET',
  summary: 'What a learner should know before an exam, and whether it may be entered',
  source: ['EX-01', 'EX-05', 'EX-06', 'EX-07'],
  request: v.object({
    /** Exam id. */
    id: wireId,
  }),
  response: v.object({
    /** The exam with its state for the viewer. */
    exam: examCard,
    /** Sanitised HTML; may be empty. */
    introduction: v.string(),
    /** Composition of the paper, in its order. */
    parts: v.array(
      v.object({
        /** Kind of the questions. */
        kind: v.picklist(questionKinds),
        /** Number of questions. */
        count: v.int(),
        /** Score of one question. */
        scoreEach: hundredths,
      }),
    ),
    /** Rules of the exam. */
    rules: v.object({
      /** Minutes after the opening in which it may be begun; null: until it closes [EX-05]. */
      lateEntryMin: v.nullable(v.int()),
      /** Screen switches after which the paper is handed in; null when not counted [EX-06]. */
      switchLimit: v.nullable(v.int()),
      /** Failed face checks after which the paper is handed in; null without face checks [EX-06]. */
      faceLimit: v.nullable(v.int()),
      /** Minutes between two face checks during the exam; null: only before the start [EX-06]. */
      faceEveryMin: v.nullable(v.int()),
      /** True when a person without a camera may sit it without a face check, which is recorded [EX-06]. */
      faceWithoutCamera: v.boolean(),
      /** Allowed devices; empty for any [EX-06]. */
      devices: v.array(v.picklist(['desktop', 'mobile'])),
      /** Whole minutes between two attempts [EX-07]. */
      makeupIntervalMin: v.int(),
      /** Time at which answers and explanations become visible: never, once marked, or after the window [EX-10]. */
      showAnswers: v.picklist(['never', 'marked', 'closed']),
      /** True when the score is shown. */
      showScore: v.boolean(),
      /** True when there is a ranking. */
      ranking: v.boolean(),
      /** True when each attempt has its own order of questions and options. */
      shuffled: v.boolean(),
    }),
    /** Reason why it cannot be entered now; null when it can. */
    refusal: v.nullable(v.picklist(entryRefusals)),
    /** The learner’s attempts, latest first. */
    attempts: v.array(attemptLine),
    /** Clock of the server, epoch ms. */
    now: epochMs,
  }),
});
export type ExamDetail = v.InferOutput<(typeof examDetail)['response']>;
