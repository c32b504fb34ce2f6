import { answerValue } from './attempt.ts';
import { defineCall } from './call.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from './page.ts';
import { practiceKinds, recallGrades } from './practice.choices.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Id of an exam, a course or a bank, or key of a tag; empty where the kind needs none. */
export const practiceKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/));

/** Where a question stands in the book of wrong ones. */
const inBook = z.object({
  /** How often it was answered wrongly. */
  times: z.int(),
  /** Circle it is in, from 1. */
  circle: z.int(),
});

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const drillQuestion = z.object({
  /** Its id. */
  id: z.int(),
  /** What kind it is. */
  kind: z.enum(questionKinds),
  /** Sanitised HTML. */
  stem: z.string(),
  /** In the order of this run; empty where there is nothing to choose. */
  options: z.array(questionOption),
  /** Gaps to fill in. */
  gaps: z.int(),
  /** Pictures, which can be enlarged. */
  pictures: z.array(questionPicture),
  /** Names of its points of knowledge. */
  tags: z.array(z.string()),
  /** Null: it was never wrong, or is mastered. */
  book: z.nullable(inBook),
});
export type DrillQuestion = z.output<typeof drillQuestion>;

const runHead = {
  /** Run id. */
  id: z.int(),
  /** What kind it is. */
  kind: z.enum(practiceKinds),
  /** Which exam, tag, course or bank; empty where the kind needs none. */
  key: practiceKey,
  /** Title of its exam or course, name of its tag or bank; empty for the set of the day and for what is due. */
  name: z.string(),
  /** Epoch ms. */
  startedAt: epochMs,
  /** Null while questions are left. */
  finishedAt: z.nullable(epochMs),
  /** Questions of it. */
  total: z.int(),
  /** Questions wholly right so far. */
  right: z.int(),
  /** Questions answered so far. */
  answered: z.int(),
};

/** A run as the history lists it. */
export const practiceRunRow = z.object({ ...runHead });
export type PracticeRunRow = z.output<typeof practiceRunRow>;

/** A run with what is asked next. */
const practiceRunView = z.object({
  ...runHead,
  /** How each question was answered, in their order; null: not yet. */
  marks: z.array(z.nullable(z.enum(markStates))),
  /** What is asked next; null once it is finished. */
  question: z.nullable(drillQuestion),
});
export type PracticeRun = z.output<typeof practiceRunView>;

export const practiceHome = defineCall({
  name: 'apiExamnew/practice',
  method: 'GET',
  summary: 'Practice of the day, days in a row, and what has come of it',
  source: ['EX-08', 'HT-07'],
  request: z.object({}),
  response: z.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    date: z.string(),
    /** Days in a row whose set was finished, today or yesterday included. */
    streakDays: z.int(),
    /** Days of this month on which questions were practised, ascending, YYYY-MM-DD. */
    days: z.array(z.string()),
    /** The set of the day; null: no question can be practised. */
    daily: z.nullable(
      z.object({
        /** Questions of it. */
        total: z.int(),
        /** Questions answered. */
        answered: z.int(),
        /** Of them wholly right. */
        right: z.int(),
        /** Wrong questions in it whose day has come; the rest are from banks. Null once it was begun. */
        due: z.nullable(z.int()),
        /** Null: not begun. */
        runId: z.nullable(z.int()),
        /** Every question is answered. */
        finished: z.boolean(),
      }),
    ),
    /** In the last thirty days. */
    month: z.object({
      /** Questions answered. */
      answered: z.int(),
      /** Of them wholly right. */
      right: z.int(),
      /** Questions that left the book, or whether this one has. */
      mastered: z.int(),
    }),
  }),
});
export type PracticeHome = z.output<(typeof practiceHome)['response']>;

export const startPractice = defineCall({
  name: 'apiExamnew/practice/start',
  method: 'POST',
  summary: 'Begins a run, or goes on with the unfinished one of the same kind',
  source: ['EX-08', 'EX-10'],
  request: z.object({
    /** What kind it is. */
    kind: z.enum(practiceKinds),
    /** Which exam, tag, course or bank; empty where the kind needs none. */
    key: practiceKey,
  }),
  response: practiceRunView,
});

export const practiceRun = defineCall({
  name: 'apiExamnew/practice/run',
  method: 'GET',
  summary: 'A run of the learner, with what is asked next',
  source: ['EX-08', 'EX-10'],
  request: z.object({
    /** Run id. */
    id: wireId,
  }),
  response: practiceRunView,
});

/** When a question is asked again, by how well it was remembered. */
const recallChoice = z.object({
  /** How well it was remembered. */
  grade: z.enum(recallGrades),
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
});

/** What becomes of an answered question in the book; null where it is not in it. */
const recall = z.object({
  /** How often it was answered wrongly. */
  times: z.int(),
  /** Circle it is in, from 1. */
  circle: z.int(),
  /** The grade in force: that of the mark until the learner says another. */
  grade: z.enum(recallGrades),
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
  /** It has gone through all circles and left the book. */
  mastered: z.boolean(),
  /** What each grade brings. */
  choices: z.array(recallChoice),
});
export type Recall = z.output<typeof recall>;

export const answerPractice = defineCall({
  name: 'apiExamnew/practice/answer',
  method: 'POST',
  summary:
    'Marks the answer to one question of a run, and only then sends its key; answered again, the first one counts',
  source: ['EX-08', 'EX-10'],
  request: z.object({
    /** Run id. */
    id: wireId,
    /** Question of the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: z.object({
    /** The question that was answered. */
    questionId: z.int(),
    /** `waiting`: a short answer, which the learner compares with the example. */
    mark: z.enum(markStates),
    /** The answer that counts. */
    value: answerValue,
    /** What is right. */
    key: z.object({
      /** Ids of right options. */
      choice: z.array(z.int()),
      /** For each gap what is taken. */
      gaps: z.array(z.array(z.string())),
      /** Example of a short answer. */
      text: z.string(),
    }),
    /** Sanitised HTML. */
    explanation: z.string(),
    /** Place in a course that teaches it. */
    lesson: z.nullable(lessonPlace),
    /** Earlier answers in practice, oldest first, at most five. */
    past: z.array(
      z.object({
        /** When, epoch ms. */
        at: epochMs,
        /** How it was marked. */
        mark: z.enum(markStates),
      }),
    ),
    /** What becomes of it in the book. */
    recall: z.nullable(recall),
    /** The run, with what is asked next. */
    run: practiceRunView,
  }),
});
export type PracticeAnswer = z.output<(typeof answerPractice)['response']>;

export const gradePractice = defineCall({
  name: 'apiExamnew/practice/grade',
  method: 'POST',
  summary: 'Says how well the last answer to a question was remembered, which decides when it is asked again',
  source: ['EX-08'],
  request: z.object({
    /** Run id. */
    id: wireId,
    /** Question of the run. */
    question_id: wireId,
    /** How well it was remembered. */
    grade: z.enum(recallGrades),
  }),
  response: recall,
});

export const practiceHistory = defineCall({
  name: 'apiExamnew/practice/history',
  method: 'GET',
  summary: 'Runs of the learner that have an answer, begun last first',
  source: ['EX-08'],
  request: page({}),
  response: pageOf(practiceRunRow),
});
