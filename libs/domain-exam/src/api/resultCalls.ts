import { appealAttempt, attemptDetail, attemptRecord, attemptResult, examRanking } from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** What it takes to look back on an attempt [EX-07]. */
export const resultCalls = {
  result: attemptResult,
  /** Every place of the ranking, page by page. */
  ranking: examRanking,
  /** Every question with answer, mark and, as the rules allow, key [EX-10]. */
  detail: attemptDetail,
  /** Everything that was recorded of it. */
  record: attemptRecord,
  /** Objects to it, once [EX-09]. */
  appeal: appealAttempt,
} as const;

export type ResultApi = Api<typeof resultCalls>;
