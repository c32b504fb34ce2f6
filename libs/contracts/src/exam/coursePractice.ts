import { answerValue } from './attempt.ts';
import { defineCall } from '../call.ts';
import { practiceReveals } from './coursePractice.choices.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from '../page.ts';
import { lessonPlace, questionOption, questionShows } from './question.ts';
import { epochMs, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A practice of a course as listed in the history. */
const practiceHead = {
  /** Run id. */
  id: v.int(),
  /** Title of its chapter; empty for the whole course. */
  chapter: v.string(),
  /** Start, epoch ms. */
  startedAt: epochMs,
  /** End, epoch ms; null while it is unfinished. */
  finishedAt: v.nullable(epochMs),
  /** Number of questions. */
  total: v.int(),
  /** Questions answered so far. */
  answered: v.int(),
  /** Completely right questions; null while the number would reveal keys. */
  right: v.nullable(v.int()),
};

/** A practice of a course as listed in the history. */
export const coursePracticeRow = v.object({ ...practiceHead });
export type CoursePracticeRow = v.InferOutput<typeof coursePracticeRow>;

/** A question without its key. */
const practiceQuestion = v.object({
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
});
export type CoursePracticeQuestion = v.InferOutput<typeof practiceQuestion>;

/** Mark of an answer, and its key. */
const practiceSolution = v.object({
  /** Mark of the answer. */
  mark: v.picklist(markStates),
  /** The right answer. */
  key: v.object({
    /** Ids of right options. */
    choice: v.array(v.int()),
    /** Accepted texts per gap. */
    gaps: v.array(v.array(v.string())),
    /** Example of a short answer; empty for other kinds. */
    text: v.string(),
  }),
  /** Whether each gap is filled in correctly; empty without gaps. */
  hits: v.array(v.boolean()),
  /** Sanitised HTML. */
  explanation: v.string(),
  /** Passage of a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type CoursePracticeSolution = v.InferOutput<typeof practiceSolution>;

/** A question of a run with its answer. */
export const coursePracticeItem = v.object({
  /** The question. */
  question: practiceQuestion,
  /** Null when not answered yet. */
  value: v.nullable(answerValue),
  /** Null until the course's setting reveals it. */
  solution: v.nullable(practiceSolution),
});
export type CoursePracticeItem = v.InferOutput<typeof coursePracticeItem>;

/** A run with all its questions. */
export const coursePracticeRun = v.object({
  ...practiceHead,
  /** Course id. */
  courseId: v.int(),
  /** Time at which it shows the keys. */
  reveal: v.picklist(practiceReveals),
  /** In the order of the run. */
  items: v.array(coursePracticeItem),
});
export type CoursePracticeRun = v.InferOutput<typeof coursePracticeRun>;

export const coursePractice = defineCall({
  name: 'apiCourse/practice',
  method: 'GET',
  access: 'open',
  summary: 'What can be practised of a course, and what has come of it. Refuses with the codes of CO-07',
  source: ['CO-10'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: v.object({
    /** Title of the course. */
    course: v.string(),
    /** Time at which its practice shows the keys. */
    reveal: v.picklist(practiceReveals),
    /** Questions available for practice now; 0 for no practice. */
    questions: v.int(),
    /** Most questions of one run. */
    size: v.int(),
    /** Chapters with questions, in course order. */
    chapters: v.array(
      v.object({
        /** Chapter id. */
        id: v.int(),
        /** Number in the course, from 1. */
        no: v.int(),
        /** Title of the chapter. */
        title: v.string(),
        /** Number of questions. */
        questions: v.int(),
      }),
    ),
    /** The unfinished run; null for none. */
    open: v.nullable(coursePracticeRow),
    /** The finished run with the greatest share of right answers; null without one. */
    best: v.nullable(coursePracticeRow),
    /** Number of finished runs. */
    finished: v.int(),
  }),
});
export type CoursePractice = v.InferOutput<(typeof coursePractice)['response']>;

export const startCoursePractice = defineCall({
  name: 'apiCourse/practice/start',
  method: 'POST',
  summary: 'Begins a practice of a course or of one chapter, or goes on with the one that is not finished',
  source: ['CO-10'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Chapter id; the whole course without it. */
    chapter_id: v.optional(wireId),
  }),
  response: coursePracticeRun,
});

export const coursePracticeResult = defineCall({
  name: 'apiCourse/practice/result',
  method: 'GET',
  summary: 'A practice of the learner: what is answered while it goes on, what came of it afterwards',
  source: ['CO-10'],
  request: v.object({
    /** Run id. */
    practice: wireId,
  }),
  response: coursePracticeRun,
});

export const answerCoursePractice = defineCall({
  name: 'apiCourse/practice/answer',
  method: 'POST',
  summary:
    'Keeps an answer. Where the course shows what is right with each answer, the first one counts and its key comes back; otherwise it can be changed until the practice is handed in',
  source: ['CO-10'],
  request: v.object({
    /** Run id. */
    practice: wireId,
    /** Question id in the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: v.object({
    /** The question with the counted answer. */
    item: coursePracticeItem,
    /** Progress of the run. */
    run: coursePracticeRow,
  }),
});

export const finishCoursePractice = defineCall({
  name: 'apiCourse/practice/finish',
  method: 'POST',
  summary:
    'Hands a practice in: what was not answered counts as blank, and everything is shown. Again: the same result',
  source: ['CO-10'],
  request: v.object({
    /** Run id. */
    practice: wireId,
  }),
  response: coursePracticeRun,
});

export const coursePracticeHistory = defineCall({
  name: 'apiCourse/practice/history',
  method: 'GET',
  summary: 'Finished practices of a course, begun last first',
  source: ['CO-10'],
  request: page({
    /** Course id. */
    id: wireId,
  }),
  response: pageOf(coursePracticeRow),
});
