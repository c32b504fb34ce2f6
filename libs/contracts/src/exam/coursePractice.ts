import { answerValue } from './attempt.ts';
import { defineCall } from '../call.ts';
import { practiceReveals } from './coursePractice.choices.ts';
import { questionKinds } from './exam.choices.ts';
import { markStates } from './examResult.ts';
import { page, pageOf } from '../page.ts';
import { lessonPlace, questionOption, questionPicture } from './question.ts';
import { epochMs, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A practice of a course as the history lists it. */
const practiceHead = {
  /** Run id. */
  id: v.int(),
  /** Title of the chapter it was about; empty for the whole course. */
  chapter: v.string(),
  /** Epoch ms. */
  startedAt: epochMs,
  /** Null while it goes on. */
  finishedAt: v.nullable(epochMs),
  /** Questions of it. */
  total: v.int(),
  /** Questions answered so far. */
  answered: v.int(),
  /** Questions wholly right; null while that would tell too early. */
  right: v.nullable(v.int()),
};

/** A practice of a course as the history lists it. */
export const coursePracticeRow = v.object({ ...practiceHead });
export type CoursePracticeRow = v.InferOutput<typeof coursePracticeRow>;

/** A question as it is asked: nothing in it tells its answer. */
const practiceQuestion = v.object({
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
});
export type CoursePracticeQuestion = v.InferOutput<typeof practiceQuestion>;

/** How an answer was marked, and what is right. */
const practiceSolution = v.object({
  /** How it was marked. */
  mark: v.picklist(markStates),
  /** The right answer. */
  key: v.object({
    /** Ids of right options. */
    choice: v.array(v.int()),
    /** For each gap what is taken. */
    gaps: v.array(v.array(v.string())),
    /** Example of a short answer; empty where none is asked for. */
    text: v.string(),
  }),
  /** For each gap whether what was filled in is taken; empty where there are no gaps. */
  hits: v.array(v.boolean()),
  /** Sanitised HTML. */
  explanation: v.string(),
  /** Place in a course that teaches it. */
  lesson: v.nullable(lessonPlace),
});
export type CoursePracticeSolution = v.InferOutput<typeof practiceSolution>;

/** A question of a run with what was answered. */
export const coursePracticeItem = v.object({
  /** The question. */
  question: practiceQuestion,
  /** Null: not answered yet. */
  value: v.nullable(answerValue),
  /** Null until the course's setting lets it be seen. */
  solution: v.nullable(practiceSolution),
});
export type CoursePracticeItem = v.InferOutput<typeof coursePracticeItem>;

/** A run with all its questions. */
export const coursePracticeRun = v.object({
  ...practiceHead,
  /** Course it is about. */
  courseId: v.int(),
  /** When it shows what is right. */
  reveal: v.picklist(practiceReveals),
  /** In the order in which they are asked. */
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
    /** When its practice shows what is right. */
    reveal: v.picklist(practiceReveals),
    /** Questions that may be practised now; 0: there is no practice. */
    questions: v.int(),
    /** Questions of one run at most. */
    size: v.int(),
    /** Chapters that have questions, in their order. */
    chapters: v.array(
      v.object({
        /** Chapter id. */
        id: v.int(),
        /** Place in the course, from 1. */
        no: v.int(),
        /** Its title. */
        title: v.string(),
        /** Questions of it. */
        questions: v.int(),
      }),
    ),
    /** The run that is not finished; null: none. */
    open: v.nullable(coursePracticeRow),
    /** The finished run with the greatest share of right answers; null: none is finished. */
    best: v.nullable(coursePracticeRow),
    /** Finished runs. */
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
    /** Question of the run. */
    question_id: wireId,
    /** The answer. */
    value: wireJson(answerValue),
  }),
  response: v.object({
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
