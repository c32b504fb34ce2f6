import {
  answerCoursePractice,
  coursePractice,
  coursePracticeHistory,
  coursePracticeResult,
  finishCoursePractice,
  startCoursePractice,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Practice of a course. */
export const coursePracticeCalls = {
  offer: coursePractice,
  start: startCoursePractice,
  run: coursePracticeResult,
  answer: answerCoursePractice,
  finish: finishCoursePractice,
  history: coursePracticeHistory,
} as const;
export type CoursePracticeApi = Api<typeof coursePracticeCalls>;
