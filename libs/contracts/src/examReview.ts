import { defineCall } from './call.ts';
import { questionKinds } from './exam.choices.ts';
import { page, pageOf } from './page.ts';
import { reviewReplyLimit, reviewStates, verdicts } from './review.choices.ts';
import { epochMs, flag, wireId } from './wire.ts';
import { z } from './z.ts';

/** Scores are whole hundredths. */
const hundredths = z.int();
const reply = z.string().check(z.trim(), z.minLength(1), z.maxLength(reviewReplyLimit));

const which = {
  /** Those that wait, the oldest first, or those answered, likewise. */
  state: z.enum(reviewStates),
};

/** What became of it. */
const answered = {
  /** Whether it waits, or how it ended. */
  state: z.enum(['open', ...verdicts]),
  /** The answer; empty while it waits. */
  reply: z.string(),
  /** Who answered; empty while it waits. */
  repliedBy: z.string(),
};

const appealRow = z.object({
  /** Attempt id. */
  attemptId: z.int(),
  /** Exam id. */
  examId: z.int(),
  /** Title of the exam in the viewer’s language. */
  title: z.string(),
  /** Who objects; empty where papers of the exam are marked without names. */
  name: z.string(),
  /** What they wrote. */
  text: z.string(),
  /** Epoch ms. */
  at: epochMs,
  /** Score of the attempt in hundredths; null before it is marked. */
  score: z.nullable(hundredths),
  /** Hundredths of the exam. */
  fullScore: hundredths,
  /** Question to begin at when its marks are looked at again; null where none was marked by hand. */
  questionId: z.nullable(z.int()),
  ...answered,
});
export type AppealRow = z.output<typeof appealRow>;

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
  request: z.object({
    /** Attempt id. */
    attemptId: wireId,
    /** How it ends. */
    verdict: z.enum(verdicts),
    /** 1–499 characters; the learner reads them. */
    reply,
  }),
  response: z.object({
    /** Y: it is answered. */
    answered: flag,
  }),
});

const reportRow = z.object({
  /** Report id. */
  id: z.int(),
  /** Question id. */
  questionId: z.int(),
  /** Sanitised HTML of the question. */
  stem: z.string(),
  /** Its kind. */
  kind: z.enum(questionKinds),
  /** Title of the exam in the viewer’s language. */
  title: z.string(),
  /** Who reports. */
  name: z.string(),
  /** What they wrote. */
  text: z.string(),
  /** Epoch ms. */
  at: epochMs,
  ...answered,
});
export type ReportRow = z.output<typeof reportRow>;

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
  request: z.object({
    /** Report id. */
    id: wireId,
    /** How it ends. */
    verdict: z.enum(verdicts),
    /** 1–499 characters; the learner reads them. */
    reply,
  }),
  response: z.object({
    /** Y: it is answered. */
    answered: flag,
  }),
});

/** What came of an exam over all papers that are marked. */
const examFigures = {
  /** Exam id. */
  id: z.int(),
  /** Title in the viewer’s language. */
  title: z.string(),
  /** Papers that are marked. */
  papers: z.int(),
  /** Papers that wait for a marker. */
  waiting: z.int(),
  /** Average score in hundredths; null without a paper. */
  average: z.nullable(hundredths),
  /** Hundredths of the exam. */
  fullScore: hundredths,
  /** Papers that passed. */
  passed: z.int(),
};

const figuresRow = z.object({
  ...examFigures,
  /** When it opened, epoch ms. */
  opensAt: epochMs,
});
export type FiguresRow = z.output<typeof figuresRow>;

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
  request: z.object({
    /** Exam id. */
    id: wireId,
  }),
  response: z.object({
    ...examFigures,
    /** Papers in each tenth of the full score, the lowest first. */
    distribution: z.array(z.int()),
    /** Hardest first. */
    questions: z.array(
      z.object({
        /** Question id. */
        id: z.int(),
        /** Its kind. */
        kind: z.enum(questionKinds),
        /** Its text without markup, shortened. */
        stem: z.string(),
        /** Papers that asked it. */
        papers: z.int(),
        /** Papers that left it blank. */
        blank: z.int(),
        /** Average share of its points, 0–1: the higher, the easier. */
        difficulty: z.number(),
        /** Share of the best 27 % of papers less that of the worst 27 %, -1–1; null below ten papers. */
        discrimination: z.nullable(z.number()),
      }),
    ),
  }),
});
export type ExamStatistics = z.output<(typeof examStatistics)['response']>;
