import { defineCall } from '../call.ts';
import { questionKinds } from './exam.choices.ts';
import { lateAnswer } from './examResult.ts';
import { page, pageOf } from '../page.ts';
import { reviewReplyLimit, reviewStates, verdicts } from '../review.choices.ts';
import { epochMs, flag, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Scores in whole hundredths. */
const hundredths = v.int();
const reply = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(reviewReplyLimit));

const which = {
  /** Waiting or answered rows, both oldest first. */
  state: v.picklist(reviewStates),
};

/** Answer to an appeal or a report. */
const answered = {
  /** Whether it waits, or its outcome. */
  state: v.picklist(['open', ...verdicts]),
  /** The answer; empty while it waits. */
  reply: v.string(),
  /** Name of the reviewer; empty while it waits. */
  repliedBy: v.string(),
};

const appealRow = v.object({
  /** Attempt id. */
  attemptId: v.int(),
  /** Exam id. */
  examId: v.int(),
  /** Title of the exam in the viewer’s language. */
  title: v.string(),
  /** The appealing person; empty when papers of the exam are marked without names. */
  name: v.string(),
  /** Text of the appeal. */
  text: v.string(),
  /** Time, epoch ms. */
  at: epochMs,
  /** Score of the attempt in hundredths; null before it is marked. */
  score: v.nullable(hundredths),
  /** Full score, hundredths. */
  fullScore: hundredths,
  /** First question of a review of its marks; null when none was marked by hand. */
  questionId: v.nullable(v.int()),
  /** Answers that arrived after the end and do not count. */
  late: v.array(lateAnswer),
  ...answered,
});
export type AppealRow = v.InferOutput<typeof appealRow>;

export const reviewAppeals = defineCall({
  name: 'apiExamReview/appeals',
  method: 'GET',
  access: 'admin',
  summary: 'Appeals against what was recorded or marked',
  source: ['EX-09'],
  request: page(which),
  response: pageOf(appealRow),
});

export const answerAppeal = defineCall({
  name: 'apiExamReview/answerAppeal',
  method: 'POST',
  access: 'admin',
  summary: 'Answers an appeal, once; refused with conflict where somebody has answered it',
  source: ['EX-09'],
  request: v.object({
    /** Attempt id. */
    attemptId: wireId,
    /** The decision. */
    verdict: v.picklist(verdicts),
    /** 1–499 characters, shown to the learner. */
    reply,
  }),
  response: v.object({
    /** Y: the appeal is answered. */
    answered: flag,
  }),
});

const reportRow = v.object({
  /** Report id. */
  id: v.int(),
  /** Question id. */
  questionId: v.int(),
  /** Sanitised HTML of the question. */
  stem: v.string(),
  /** Kind of the question. */
  kind: v.picklist(questionKinds),
  /** Title of the exam in the viewer’s language. */
  title: v.string(),
  /** The reporting person. */
  name: v.string(),
  /** Text of the report. */
  text: v.string(),
  /** Time, epoch ms. */
  at: epochMs,
  ...answered,
});
export type ReportRow = v.InferOutput<typeof reportRow>;

export const reviewReports = defineCall({
  name: 'apiExamReview/reports',
  method: 'GET',
  access: 'admin',
  summary: 'Problems that learners have reported of questions',
  source: ['EX-09'],
  request: page(which),
  response: pageOf(reportRow),
});

export const answerReport = defineCall({
  name: 'apiExamReview/answerReport',
  method: 'POST',
  access: 'admin',
  summary: 'Answers the report of a question, once; refused with conflict where somebody has answered it',
  source: ['EX-09'],
  request: v.object({
    /** Report id. */
    id: wireId,
    /** The decision. */
    verdict: v.picklist(verdicts),
    /** 1–499 characters, shown to the learner. */
    reply,
  }),
  response: v.object({
    /** Y: the report is answered. */
    answered: flag,
  }),
});

/** Outcome of an exam over all marked papers. */
const examFigures = {
  /** Exam id. */
  id: v.int(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Marked papers. */
  papers: v.int(),
  /** Papers waiting for a marker. */
  waiting: v.int(),
  /** Average score, hundredths; null without a paper. */
  average: v.nullable(hundredths),
  /** Full score, hundredths. */
  fullScore: hundredths,
  /** Passed papers. */
  passed: v.int(),
};

const figuresRow = v.object({
  ...examFigures,
  /** Time of the opening, epoch ms. */
  opensAt: epochMs,
});
export type FiguresRow = v.InferOutput<typeof figuresRow>;

export const reviewFigures = defineCall({
  name: 'apiExamReview/figures',
  method: 'GET',
  access: 'admin',
  summary: 'Exams with papers, those that opened last first, and what came of them',
  source: ['EX-11'],
  request: page({}),
  response: pageOf(figuresRow),
});

export const examStatistics = defineCall({
  name: 'apiExamReview/statistics',
  method: 'GET',
  access: 'admin',
  summary: 'Difficulty and discrimination of each question of an exam, over all papers that are marked',
  source: ['EX-11'],
  request: v.object({
    /** Exam id. */
    id: wireId,
  }),
  response: v.object({
    ...examFigures,
    /** Papers in each tenth of the full score, lowest first. */
    distribution: v.array(v.int()),
    /** Hardest first. */
    questions: v.array(
      v.object({
        /** Question id. */
        id: v.int(),
        /** Kind of the question. */
        kind: v.picklist(questionKinds),
        /** Plain text of the question, shortened. */
        stem: v.string(),
        /** Papers with this question. */
        papers: v.int(),
        /** Papers without an answer to it. */
        blank: v.int(),
        /** Average share of its points, 0–1: the higher, the easier. */
        difficulty: v.number(),
        /** Its share in the best 27 % of papers minus that in the worst 27 %, -1–1; null below ten papers. */
        discrimination: v.nullable(v.number()),
      }),
    ),
  }),
});
export type ExamStatistics = v.InferOutput<(typeof examStatistics)['response']>;
