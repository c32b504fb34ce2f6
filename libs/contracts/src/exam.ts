import { defineCall } from './call.ts';
import { entryRefusals, examKinds, examStates, examTabs, questionKinds } from './exam.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireId } from './wire.ts';
import { z } from './z.ts';

/** Scores and credits are whole hundredths: 6000 is 60 points. */
const hundredths = z.int().check(z.gte(0));

/** When something is open; null at an end that is open. */
const span = z.object({
  /** Opens at, epoch ms. */
  from: z.nullable(epochMs),
  /** Closes at, epoch ms. */
  to: z.nullable(epochMs),
});

/** An exam as lists show it [EX-01, EX-07]. */
export const examCard = z.object({
  /** Id of the row. */
  id: z.int(),
  /** Its kind. */
  kind: z.enum(examKinds),
  /** Title in the viewer’s language. */
  title: z.string(),
  /** Name of its category; empty where it has none. */
  category: z.string(),
  /** Where the viewer stands with it. */
  state: z.enum(examStates),
  /** When it may be begun. */
  window: span,
  /** Minutes an attempt may last. */
  durationMin: z.int(),
  /** Questions of a paper. */
  questionCount: z.int(),
  /** Hundredths. */
  fullScore: hundredths,
  /** Hundredths that pass. */
  passScore: hundredths,
  /** Credits for passing. */
  credits: hundredths,
  /** Attempts so far. */
  attempts: z.object({
    /** Begun so far. */
    used: z.int(),
    /** Allowed: the first one and the make-ups. */
    allowed: z.int(),
  }),
  /** When the next make-up may be begun; null where none comes. */
  makeup: z.nullable(span),
  /** Best score; null before there is one, or where the rules hide it. */
  score: z.nullable(hundredths),
  /** Attempt whose result is shown: the best one, else the last; null before the first was handed in. */
  resultId: z.nullable(z.int()),
  /** End of the attempt that is open; null where none is. */
  deadlineAt: z.nullable(epochMs),
  /** Where it takes place, of an offline exam; empty otherwise. */
  place: z.string(),
});
export type ExamCard = z.output<typeof examCard>;

export const examClasses = defineCall({
  name: 'apiSystem/ClassAllData/ExamClass',
  method: 'GET',
  summary: 'Categories of exams that have any for the learner',
  source: ['EX-01', 'HT-07'],
  request: z.object({}),
  response: z.object({
    /** In their order. */
    items: z.array(
      z.object({
        /** Key of the category. */
        key: z.string(),
        /** Name in the viewer’s language. */
        name: z.string(),
        /** Exams in it that the learner may see. */
        count: z.int(),
      }),
    ),
  }),
});
export type ExamClass = z.output<(typeof examClasses)['response']>['items'][number];

const counts = z.object({
  /** All of them. */
  all: z.int(),
  /** To be begun, gone on with or sat again. */
  todo: z.int(),
  /** Waiting for a marker. */
  marking: z.int(),
  /** Over, with a result. */
  done: z.int(),
  /** Closed and never begun. */
  missed: z.int(),
});

export const examList = defineCall({
  name: 'apiExamnew/list',
  method: 'GET',
  summary: 'The learner’s exams, those whose window opened last first',
  source: ['EX-01', 'EX-07', 'HT-03'],
  protection: 'encrypted',
  request: page({
    /** Which part of the list. */
    tab: z.optional(z.enum(examTabs)),
    /** Key of a category, empty for all. */
    category: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{0,32}$/))),
    /** Words of the title, at most 80 characters. */
    keyword: z.optional(text(80)),
  }),
  response: pageOf(examCard, {
    /** How many there are in each part, within category and keyword. */
    counts,
  }),
});

/** One attempt of the learner, as the start page of an exam lists it. */
export const attemptLine = z.object({
  /** Id of the row. */
  id: z.int(),
  /** 1 for the first attempt. */
  number: z.int(),
  /** When it was begun, epoch ms. */
  startedAt: epochMs,
  /** Null while it is open. */
  handedInAt: z.nullable(epochMs),
  /** Null before it is marked, or where the rules hide it. */
  score: z.nullable(hundredths),
  /** Null before it is marked. */
  passed: z.nullable(z.boolean()),
});

export const examDetail = defineCall({
  name: 'apiExamnew/detail',
  method: 'GET',
  summary: 'What a learner should know before an exam, and whether it may be entered',
  source: ['EX-01', 'EX-05', 'EX-06', 'EX-07'],
  request: z.object({
    /** Exam id. */
    id: wireId,
  }),
  response: z.object({
    /** The exam with where the viewer stands. */
    exam: examCard,
    /** Sanitised HTML; empty where there is none. */
    introduction: z.string(),
    /** What the paper is made of, in its order. */
    parts: z.array(
      z.object({
        /** Its kind. */
        kind: z.enum(questionKinds),
        /** How many. */
        count: z.int(),
        /** Of one question. */
        scoreEach: hundredths,
      }),
    ),
    /** How it is sat. */
    rules: z.object({
      /** Minutes after the opening until which it may be begun; null: until it closes [EX-05]. */
      lateEntryMin: z.nullable(z.int()),
      /** Screen switches after which the paper is handed in; null: not counted [EX-06]. */
      switchLimit: z.nullable(z.int()),
      /** Failed face checks after which the paper is handed in; null: no face check [EX-06]. */
      faceLimit: z.nullable(z.int()),
      /** Minutes between two face checks during the exam; null: before the start alone [EX-06]. */
      faceEveryMin: z.nullable(z.int()),
      /** Whoever has no camera may sit it without a face check, which the record tells [EX-06]. */
      faceWithoutCamera: z.boolean(),
      /** Devices it may be sat on; empty: any [EX-06]. */
      devices: z.array(z.enum(['desktop', 'mobile'])),
      /** Whole minutes between two attempts [EX-07]. */
      makeupIntervalMin: z.int(),
      /** When answers and explanations may be seen: never, once marked, or once the window is over [EX-10]. */
      showAnswers: z.enum(['never', 'marked', 'closed']),
      /** The score may be seen. */
      showScore: z.boolean(),
      /** There is a ranking. */
      ranking: z.boolean(),
      /** Order of questions and options is another one in each attempt. */
      shuffled: z.boolean(),
    }),
    /** Why it cannot be entered now; null: it can. */
    refusal: z.nullable(z.enum(entryRefusals)),
    /** The learner’s attempts, last first. */
    attempts: z.array(attemptLine),
    /** Clock of the server, epoch ms. */
    now: epochMs,
  }),
});
export type ExamDetail = z.output<(typeof examDetail)['response']>;
