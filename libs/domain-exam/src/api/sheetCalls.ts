import { type CallOutput } from '@banyan/contracts';
import {
  examPaper,
  handInAttempt,
  reportNoCamera,
  reportQuestion,
  reportSwitch,
  saveAnswers,
  sendLateAnswers,
  takeAttempt,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Calls of the answer sheet. */
export const sheetCalls = {
  paper: examPaper,
  save: saveAnswers,
  takeOver: takeAttempt,
  leftScreen: reportSwitch,
  handIn: handInAttempt,
  late: sendLateAnswers,
  report: reportQuestion,
  noCamera: reportNoCamera,
} as const;

export type SheetApi = Api<typeof sheetCalls>;
export type SaveOutput = CallOutput<typeof saveAnswers>;
export type HandInOutput = CallOutput<typeof handInAttempt>;
