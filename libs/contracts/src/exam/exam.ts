import { defineCall } from '../call.ts';
import { entryRefusals, examKinds, examStates, examTabs, questionKinds } from './exam.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Scores and credits are whole hundredths: 6000 is 60 points. */
const hundredths = v.pipe(v.int(), v.minValue(0));

/** When something is open; null at an end that is open. */
const span = v.object({
  /** Opens at, epoch ms. */
  from: v.nullable(epochMs),
  /** Closes at, epoch ms. */
  to: v.nullable(epochMs),
});

/** An exam as lists show it [EX-01, EX-07]. */
export const examCard = v.object({
  /** Id of the row. */
  id: v.int(),
  /** Its kind. */
  kind: v.picklist(examKinds),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Name of its category; empty where it has none. */
  category: v.string(),
  /** Its state for the viewer. */
  state: v.picklist(examStates),
  /** When it may be begun. */
  window: span,
  /** Minutes an attempt may last. */
  durationMin: v.int(),
  /** Questions of a paper. */
  questionCount: v.int(),
  /** Hundredths. */
  fullScore: hundredths,
  /** Hundredths that pass. */
  passScore: hundredths,
  /** Credits for passing. */
  credits: hundredths,
  /** Attempts so far. */
  attempts: v.object({
    /** Begun so far. */
    used: v.int(),
    /** Allowed: the first one and the make-ups. */
    allowed: v.int(),
  }),
  /** When the next make-up may be begun; null where none comes. */
  makeup: v.nullable(span),
  /** Best score; null before there is one, or where the rules hide it. */
  score: v.nullable(hundredths),
  /** Attempt whose result is shown: the best one, else the last; null before the first was handed in. */
  resultId: v.nullable(v.int()),
  /** End of the attempt that is open; null where none is. */
  deadlineAt: v.nullable(epochMs),
  /** Where it takes place, of an offline exam; empty otherwise. */
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
    /** In their order. */
    items: v.array(
      v.object({
        /** Key of the category. */
        key: v.string(),
        /** Name in the viewer’s language. */
        name: v.string(),
        /** Exams in it that the learner may see. */
        count: v.int(),
      }),
    ),
  }),
});
export type ExamClass = v.InferOutput<(typeof examClasses)['response']>['items'][number];

const counts = v.object({
  /** All of them. */
  all: v.int(),
  /** To be begun, gone on with or sat again. */
  todo: v.int(),
  /** Waiting for a marker. */
  marking: v.int(),
  /** Over, with a result. */
  done: v.int(),
  /** Closed and never begun. */
  missed: v.int(),
});

export const examList = defineCall({
  name: 'apiExamnew/list',
  method: 'GET',
  summary: 'The learner’s exams, those whose window opened last first',
  source: ['EX-01', 'EX-07', 'HT-03'],
  protection: 'encrypted',
  request: page({
    /** Which part of the list. */
    tab: v.optional(v.picklist(examTabs)),
    /** Key of a category, empty for all. */
    category: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,40}$/))),
    /** Words of the title, at most 80 characters. */
    keyword: v.optional(text(80)),
  }),
  response: pageOf(examCard, {
    /** How many there are in each part, within category and keyword. */
    counts,
  }),
});

/** One attempt of the learner, as the start page of an exam lists it. */
export const attemptLine = v.object({
  /** Id of the row. */
  id: v.int(),
  /** 1 for the first attempt. */
  number: v.int(),
  /** When it was begun, epoch ms. */
  startedAt: epochMs,
  /** Null while it is open. */
  handedInAt: v.nullable(epochMs),
  /** Null before it is marked, or where the rules hide it. */
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
    /** The exam with where the viewer stands. */
    exam: examCard,
    /** Sanitised HTML; empty where there is none. */
    introduction: v.string(),
    /** What the paper is made of, in its order. */
    parts: v.array(
      v.object({
        /** Its kind. */
        kind: v.picklist(questionKinds),
        /** How many. */
        count: v.int(),
        /** Of one question. */
        scoreEach: hundredths,
      }),
    ),
    /** How it is sat. */
    rules: v.object({
      /** Minutes after the opening until which it may be begun; null: until it closes [EX-05]. */
      lateEntryMin: v.nullable(v.int()),
      /** Screen switches after which the paper is handed in; null: not counted [EX-06]. */
      switchLimit: v.nullable(v.int()),
      /** Failed face checks after which the paper is handed in; null: no face check [EX-06]. */
      faceLimit: v.nullable(v.int()),
      /** Minutes between two face checks during the exam; null: before the start alone [EX-06]. */
      faceEveryMin: v.nullable(v.int()),
      /** Whoever has no camera may sit it without a face check, which the record tells [EX-06]. */
      faceWithoutCamera: v.boolean(),
      /** Devices it may be sat on; empty: any [EX-06]. */
      devices: v.array(v.picklist(['desktop', 'mobile'])),
      /** Whole minutes between two attempts [EX-07]. */
      makeupIntervalMin: v.int(),
      /** When answers and explanations may be seen: never, once marked, or once the window is over [EX-10]. */
      showAnswers: v.picklist(['never', 'marked', 'closed']),
      /** The score may be seen. */
      showScore: v.boolean(),
      /** There is a ranking. */
      ranking: v.boolean(),
      /** Order of questions and options is another one in each attempt. */
      shuffled: v.boolean(),
    }),
    /** Why it cannot be entered now; null: it can. */
    refusal: v.nullable(v.picklist(entryRefusals)),
    /** The learner’s attempts, last first. */
    attempts: v.array(attemptLine),
    /** Clock of the server, epoch ms. */
    now: epochMs,
  }),
});
export type ExamDetail = v.InferOutput<(typeof examDetail)['response']>;
