import { answerValue } from './attempt.ts';
import { defineCall } from './call.ts';
import { practiceReveals } from './coursePractice.choices.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from './page.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** A practice of a course as the history lists it. */
const practiceHead = {
  /** Run id. */
  id: z.int(),
  /** Title of the chapter it was about; empty for the whole course. */
  chapter: z.string(),
  /** Epoch ms. */
  startedAt: epochMs,
  /** Null while it goes on. */
  finishedAt: z.nullable(epochMs),
  /** Questions of it. */
  total: z.int(),
  /** Questions answered so far. */
  answered: z.int(),
  /** Questions wholly right; null while that would tell too early. */
  right: z.nullable(z.int()),
};

/** A practice of a course as the history lists it. */
export const coursePracticeRow = z.object({ ...practiceHead });
export type CoursePracticeRow = z.output<typeof coursePracticeRow>;

/** A question as it is asked: nothing in it tells its answer. */
const practiceQuestion = z.object({
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
});
export type CoursePracticeQuestion = z.output<typeof practiceQuestion>;

/** How an answer was marked, and what is right. */
const practiceSolution = z.object({
  /** How it was marked. */
  mark: z.enum(markStates),
  /** What is right. */
  key: z.object({
    /** Ids of right options. */
    choice: z.array(z.int()),
    /** For each gap what is taken. */
    gaps: z.array(z.array(z.string())),
    /** Example of a short answer; empty where none is asked for. */
    text: z.string(),
  }),
  /** Sanitised HTML. */
  explanation: z.string(),
  /** Place in a course that teaches it. */
  lesson: z.nullable(lessonPlace),
});
export type CoursePracticeSolution = z.output<typeof practiceSolution>;

/** A question of a run with what was answered. */
export const coursePracticeItem = z.object({
  /** The question. */
  question: practiceQuestion,
  /** Null: not answered yet. */
  value: z.nullable(answerValue),
  /** Null until the course's setting lets it be seen. */
  solution: z.nullable(practiceSolution),
});
export type CoursePracticeItem = z.output<typeof coursePracticeItem>;

/** A run with all its questions. */
export const coursePracticeRun = z.object({
  ...practiceHead,
  /** Course it is about. */
  courseId: z.int(),
  /** When it shows what is right. */
  reveal: z.enum(practiceReveals),
  /** In the order in which they are asked. */
  items: z.array(coursePracticeItem),
});
export type CoursePracticeRun = z.output<typeof coursePracticeRun>;

export const coursePractice = defineCall({
  name: 'apiCourse/practice',
  method: 'GET',
  access: 'open',
  summary: 'What can be practised of a course, and what has come of it. Refuses with the codes of CO-07',
  source: ['CO-10'],
  request: z.object({
    /** Course id. */
    id: wireId,
  }),
  response: z.object({
    /** Title of the course. */
    course: z.string(),
    /** When its practice shows what is right. */
    reveal: z.enum(practiceReveals),
    /** Questions that may be practised now; 0: there is no practice. */
    questions: z.int(),
    /** Questions of one run at most. */
    size: z.int(),
    /** Chapters that have questions, in their order. */
    chapters: z.array(
      z.object({
        /** Chapter id. */
        id: z.int(),
        /** Place in the course, from 1. */
        no: z.int(),
        /** Its title. */
        title: z.string(),
        /** Questions of it. */
        questions: z.int(),
      }),
    ),
    /** The run that is not finished; null: none. */
    open: z.nullable(coursePracticeRow),
    /** The finished run with the greatest share of right answers; null: none is finished. */
    best: z.nullable(coursePracticeRow),
    /** Finished runs. */
    finished: z.int(),
  }),
});
export type CoursePractice = z.output<(typeof coursePractice)['response']>;

export const startCoursePractice = defineCall({
  name: 'apiCourse/practice/start',
  method: 'POST',
  summary: 'Begins a practice of a course or of one chapter, or goes on with the one that is not finished',
  source: ['CO-10'],
  request: z.object({
    /** Course id. */
    id: wireId,
    /** Chapter id; the whole course without it. */
    chapter_id: z.optional(wireId),
  }),
  response: coursePracticeRun,
});

export const coursePracticeResult = defineCall({
  name: 'apiCourse/practice/result',
  method: 'GET',
  summary: 'A practice of the learner: what is answered while it goes on, what came of it afterwards',
  source: ['CO-10'],
  request: z.object({
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
  request: z.object({
    /** Run id. */
    practice: wireId,
    /** Question of the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: z.object({
    /** The question with the answer that counts. */
    item: coursePracticeItem,
    /** How far the run is now. */
    run: coursePracticeRow,
  }),
});

export const finishCoursePractice = defineCall({
  name: 'apiCourse/practice/finish',
  method: 'POST',
  summary:
    'Hands a practice in: what was not answered counts as blank, and everything is shown. Again: the same result',
  source: ['CO-10'],
  request: z.object({
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
