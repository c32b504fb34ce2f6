import {
  answerPractice,
  exerciseSets,
  gradePractice,
  practiceHistory,
  practiceHome,
  practiceRun,
  setMastered,
  startPractice,
  wrongList,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** One run of practice, question by question. */
export const drillCalls = {
  start: startPractice,
  run: practiceRun,
  answer: answerPractice,
  grade: gradePractice,
} as const;
export type DrillApi = Api<typeof drillCalls>;

/** Practice of the day and its history. */
export const practiceCalls = { home: practiceHome, history: practiceHistory } as const;
export type PracticeApi = Api<typeof practiceCalls>;

/** The book of wrong questions. */
export const exerciseCalls = { sets: exerciseSets, list: wrongList, master: setMastered } as const;
export type ExerciseApi = Api<typeof exerciseCalls>;
