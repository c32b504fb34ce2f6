import {
  answerAppeal,
  answerReport,
  examStatistics,
  markAnswer,
  reviewAnswer,
  reviewAnswers,
  reviewAppeals,
  reviewFigures,
  reviewQueue,
  reviewReports,
  saveCriteria,
  suggestMark,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Marking by hand. */
export const markingCalls = {
  queue: reviewQueue,
  answers: reviewAnswers,
  answer: reviewAnswer,
  mark: markAnswer,
  suggest: suggestMark,
  criteria: saveCriteria,
} as const;
export type MarkingApi = Api<typeof markingCalls>;

/** Appeals and reports of questions. */
export const requestCalls = {
  appeals: reviewAppeals,
  answerAppeal,
  reports: reviewReports,
  answerReport,
} as const;
export type RequestApi = Api<typeof requestCalls>;

/** Figures about exams and their questions. */
export const figuresCalls = { figures: reviewFigures, statistics: examStatistics } as const;
export type FiguresApi = Api<typeof figuresCalls>;
