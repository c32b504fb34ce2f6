import { answerValue } from './attempt.ts';
import { defineCall } from '../call.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from '../page.ts';
import { practiceKinds, recallGrades } from './practice.choices.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Id of an exam, a course or a bank, or key of a tag, which is what people wrote; empty where the kind needs none. */
export const practiceKey = text(64);

/** Where a question stands in the book of wrong ones. */
const inBook = v.object({
  /** How often it was answered wrongly. */
  times: v.int(),
  /** Circle it is in, from 1. */
  circle: v.int(),
});

/** A question as it is asked: nothing in it tells its answer [EX-10]. */
const drillQuestion = v.object({
  /** Its id. */
  id: v.int(),
  /** Its kind. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this run; empty where there is nothing to choose. */
  options: v.array(questionOption),
  /** Gaps to fill in. */
  gaps: v.int(),
  /** Pictures, which can be enlarged. */
  pictures: v.array(questionPicture),
  /** Names of its points of knowledge. */
  tags: v.array(v.string()),
  /** Null: it was never wrong, or is mastered. */
  book: v.nullable(inBook),
});
export type DrillQuestion = v.InferOutput<typeof drillQuestion>;

const runHead = {
  /** Run id. */
  id: v.int(),
  /** Its kind. */
  kind: v.picklist(practiceKinds),
  /** Which exam, tag, course or bank; empty where the kind needs none. */
  key: practiceKey,
  /** Title of its exam or course, name of its tag or bank; empty for the set of the day and for what is due. */
  name: v.string(),
  /** Epoch ms. */
  startedAt: epochMs,
  /** Null while questions are left. */
  finishedAt: v.nullable(epochMs),
  /** Questions of it. */
  total: v.int(),
  /** Questions wholly right so far. */
  right: v.int(),
  /** Questions answered so far. */
  answered: v.int(),
};

/** A run as the history lists it. */
export const practiceRunRow = v.object({ ...runHead });
export type PracticeRunRow = v.InferOutput<typeof practiceRunRow>;

/** A run with what is asked next. */
const practiceRunView = v.object({
  ...runHead,
  /** How each question was answered, in their order; null: not yet. */
  marks: v.array(v.nullable(v.picklist(markStates))),
  /** What is asked next; null once it is finished. */
  question: v.nullable(drillQuestion),
});
export type PracticeRun = v.InferOutput<typeof practiceRunView>;

export const practiceHome = defineCall({
  name: 'apiExamnew/practice',
  method: 'GET',
  summary: 'Practice of the day, days in a row, and what has come of it',
  source: ['EX-08', 'HT-07'],
  request: v.object({}),
  response: v.object({
    /** Which day it is in the enterprise’s zone, YYYY-MM-DD. */
    date: v.string(),
    /** Days in a row whose set was finished, today or yesterday included. */
    streakDays: v.int(),
    /** Days of this month on which questions were practised, ascending, YYYY-MM-DD. */
    days: v.array(v.string()),
    /** The set of the day; null: no question can be practised. */
    daily: v.nullable(
      v.object({
        /** Questions of it. */
        total: v.int(),
        /** Questions answered. */
        answered: v.int(),
        /** Of them wholly right. */
        right: v.int(),
        /** Wrong questions in it whose day has come; the rest are from banks. Null once it was begun. */
        due: v.nullable(v.int()),
        /** Null: not begun. */
        runId: v.nullable(v.int()),
        /** Every question is answered. */
        finished: v.boolean(),
      }),
    ),
    /** In the last thirty days. */
    month: v.object({
      /** Questions answered. */
      answered: v.int(),
      /** Of them wholly right. */
      right: v.int(),
      /** Questions that left the book, or whether this one has. */
      mastered: v.int(),
    }),
  }),
});
export type PracticeHome = v.InferOutput<(typeof practiceHome)['response']>;

export const startPractice = defineCall({
  name: 'apiExamnew/practice/start',
  method: 'POST',
  summary: 'Begins a run, or goes on with the unfinished one of the same kind',
  source: ['EX-08', 'EX-10'],
  request: v.object({
    /** Its kind. */
    kind: v.picklist(practiceKinds),
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
  request: v.object({
    /** Run id. */
    id: wireId,
  }),
  response: practiceRunView,
});

/** When a question is asked again, by how well it was remembered. */
const recallChoice = v.object({
  /** How well it was remembered. */
  grade: v.picklist(recallGrades),
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
});

/** State of an answered question in the book; null where it is not in it. */
const recall = v.object({
  /** How often it was answered wrongly. */
  times: v.int(),
  /** Circle it is in, from 1. */
  circle: v.int(),
  /** The grade in force: that of the mark until the learner says another. */
  grade: v.picklist(recallGrades),
  /** When it is asked again, epoch ms. */
  dueAt: epochMs,
  /** It has gone through all circles and left the book. */
  mastered: v.boolean(),
  /** What each grade brings. */
  choices: v.array(recallChoice),
});
export type Recall = v.InferOutput<typeof recall>;

export const answerPractice = defineCall({
  name: 'apiExamnew/practice/answer',
  method: 'POST',
  summary:
    'Marks the answer to one question of a run, and only then sends its key; answered again, the first one counts',
  source: ['EX-08', 'EX-10'],
  request: v.object({
    /** Run id. */
    id: wireId,
    /** Question of the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: v.object({
    /** The question that was answered. */
    questionId: v.int(),
    /** `waiting`: a short answer, which the learner compares with the example. */
    mark: v.picklist(markStates),
    /** The answer that counts. */
    value: answerValue,
    /** The right answer. */
    key: v.object({
      /** Ids of right options. */
      choice: v.array(v.int()),
      /** For each gap what is taken. */
      gaps: v.array(v.array(v.string())),
      /** Example of a short answer. */
      text: v.string(),
    }),
    /** For each gap whether what was filled in is taken; empty where there are no gaps. */
    hits: v.array(v.boolean()),
    /** Sanitised HTML. */
    explanation: v.string(),
    /** Place in a course that teaches it. */
    lesson: v.nullable(lessonPlace),
    /** Earlier answers in practice, oldest first, at most five. */
    past: v.array(
      v.object({
        /** When, epoch ms. */
        at: epochMs,
        /** How it was marked. */
        mark: v.picklist(markStates),
      }),
    ),
    /** What becomes of it in the book. */
    recall: v.nullable(recall),
    /** The run, with what is asked next. */
    run: practiceRunView,
  }),
});
export type PracticeAnswer = v.InferOutput<(typeof answerPractice)['response']>;

export const gradePractice = defineCall({
  name: 'apiExamnew/practice/grade',
  method: 'POST',
  summary: 'Says how well the last answer to a question was remembered, which decides when it is asked again',
  source: ['EX-08'],
  request: v.object({
    /** Run id. */
    id: wireId,
    /** Question of the run. */
    question_id: wireId,
    /** How well it was remembered. */
    grade: v.picklist(recallGrades),
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
