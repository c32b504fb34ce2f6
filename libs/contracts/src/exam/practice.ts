import { answerValue } from './attempt.ts';
import { defineCall } from '../call.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from '../page.ts';
import { practiceKinds, recallGrades } from './practice.choices.ts';
import { lessonPlace, questionOption, questionShows } from './question.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Id of an exam, a course or a bank, or key of a tag, which is user text; empty when the kind needs none. */
export const practiceKey = text(64);

/** State of a question in the book of wrong ones. */
const inBook = v.object({
  /** Number of wrong answers. */
  times: v.int(),
  /** Current circle, from 1. */
  circle: v.int(),
});

/** A question without its key [EX-10]. */
const drillQuestion = v.object({
  /** Question id. */
  id: v.int(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Sanitised HTML. */
  stem: v.string(),
  /** In the order of this run; empty for questions without options. */
  options: v.array(questionOption),
  /** Number of gaps. */
  gaps: v.int(),
  ...questionShows,
  /** Names of its points of knowledge. */
  tags: v.array(v.string()),
  /** Null when it was never wrong, or is mastered. */
  book: v.nullable(inBook),
});
export type DrillQuestion = v.InferOutput<typeof drillQuestion>;

const runHead = {
  /** Run id. */
  id: v.int(),
  /** Kind of the run. */
  kind: v.picklist(practiceKinds),
  /** Exam, tag, course or bank; empty when the kind needs none. */
  key: practiceKey,
  /** Title of its exam or course, name of its tag or bank; empty for `daily` and `due`. */
  name: v.string(),
  /** Start, epoch ms. */
  startedAt: epochMs,
  /** End, epoch ms; null while questions are left. */
  finishedAt: v.nullable(epochMs),
  /** Number of questions. */
  total: v.int(),
  /** Completely right questions so far. */
  right: v.int(),
  /** Questions answered so far. */
  answered: v.int(),
};

/** A run as listed in the history. */
export const practiceRunRow = v.object({ ...runHead });
export type PracticeRunRow = v.InferOutput<typeof practiceRunRow>;

/** A run with its next question. */
const practiceRunView = v.object({
  ...runHead,
  /** Mark of each question, in order; null when not answered. */
  marks: v.array(v.nullable(v.picklist(markStates))),
  /** Next question; null when the run is finished. */
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
    /** Today in the enterprise’s zone, YYYY-MM-DD. */
    date: v.string(),
    /** Consecutive days with a finished set, up to today or yesterday. */
    streakDays: v.int(),
    /** Days of this month with practice, ascending, YYYY-MM-DD. */
    days: v.array(v.string()),
    /** The set of the day; null when no question is available. */
    daily: v.nullable(
      v.object({
        /** Number of questions. */
        total: v.int(),
        /** Answered questions. */
        answered: v.int(),
        /** Completely right questions. */
        right: v.int(),
        /** Its due wrong questions, the rest being from banks; null after it was begun. */
        due: v.nullable(v.int()),
        /** Run id; null when not begun. */
        runId: v.nullable(v.int()),
        /** True when all questions are answered. */
        finished: v.boolean(),
      }),
    ),
    /** Figures of the last thirty days. */
    month: v.object({
      /** Answered questions. */
      answered: v.int(),
      /** Completely right questions. */
      right: v.int(),
      /** Questions that left the book. */
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
    /** Kind of the run. */
    kind: v.picklist(practiceKinds),
    /** Exam, tag, course or bank; empty when the kind needs none. */
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

/** Next due time of a question for a recall grade. */
const recallChoice = v.object({
  /** Quality of the recall. */
  grade: v.picklist(recallGrades),
  /** Next due time, epoch ms. */
  dueAt: epochMs,
});

/** State of an answered question in the book; null when it is not in it. */
const recall = v.object({
  /** Number of wrong answers. */
  times: v.int(),
  /** Current circle, from 1. */
  circle: v.int(),
  /** The current grade: that of the mark until the learner chooses another. */
  grade: v.picklist(recallGrades),
  /** Next due time, epoch ms. */
  dueAt: epochMs,
  /** True when it has passed all circles and left the book. */
  mastered: v.boolean(),
  /** Effect of each grade. */
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
    /** Question id in the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: v.object({
    /** The answered question. */
    questionId: v.int(),
    /** Mark; `waiting` for a short answer, which the learner compares with the example. */
    mark: v.picklist(markStates),
    /** The counted answer. */
    value: answerValue,
    /** The right answer. */
    key: v.object({
      /** Ids of right options. */
      choice: v.array(v.int()),
      /** Accepted texts per gap. */
      gaps: v.array(v.array(v.string())),
      /** Example of a short answer. */
      text: v.string(),
    }),
    /** Whether each gap is filled in correctly; empty without gaps. */
    hits: v.array(v.boolean()),
    /** Sanitised HTML. */
    explanation: v.string(),
    /** Passage of a course that teaches it. */
    lesson: v.nullable(lessonPlace),
    /** Earlier answers in practice, oldest first, at most five. */
    past: v.array(
      v.object({
        /** Time, epoch ms. */
        at: epochMs,
        /** Mark of the answer. */
        mark: v.picklist(markStates),
      }),
    ),
    /** New state of the question in the book. */
    recall: v.nullable(recall),
    /** The run with its next question. */
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
    /** Question id in the run. */
    question_id: wireId,
    /** Quality of the recall. */
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
