import { examClasses, examDetail, examList, startAttempt } from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Calls to find an exam and to enter it. */
export const examCalls = {
  /** Categories that have exams for the learner. */
  classes: examClasses,
  list: examList,
  /** Description of an exam, and whether it may be entered. */
  detail: examDetail,
  /** Begins an attempt or continues the open one. */
  start: startAttempt,
} as const;

export type ExamApi = Api<typeof examCalls>;
