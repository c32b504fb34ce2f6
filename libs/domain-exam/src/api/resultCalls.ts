import {
  appealAttempt,
  attemptDetail,
  attemptRecord,
  attemptResult,
  examRanking,
  sendLateAnswers,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Calls about finished attempts. */
export const resultCalls = {
  result: attemptResult,
  /** Every place of the ranking, page by page. */
  ranking: examRanking,
  /** Every question with answer, mark and, as the rules allow, key. */
  detail: attemptDetail,
  /** The record of the attempt. */
  record: attemptRecord,
  /** Puts answers into the record that this device could not send in time. */
  late: sendLateAnswers,
  /** Objects to it, once. */
  appeal: appealAttempt,
} as const;

export type ResultApi = Api<typeof resultCalls>;
