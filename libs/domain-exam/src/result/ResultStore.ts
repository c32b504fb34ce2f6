import type { CallOutput } from '@banyan/contracts';
import type { AttemptResult, examRanking, RankRow } from '@banyan/contracts/exam';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { resultCalls, type ResultApi } from '../api/resultCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** The result of an attempt, and the whole ranking on request. */
export class ResultStore {
  readonly result: Request<AttemptResult, number>;
  /** Every place, by exam id. */
  readonly ranking: PagedList<RankRow, number, CallOutput<typeof examRanking>>;

  constructor(api: Pick<ResultApi, 'ranking' | 'result'>) {
    this.result = new Request((id, options) => api.result({ id }, options));
    this.ranking = new PagedList((id, cursor, options) => api.ranking({ id, cursor }, options), {
      id: ({ userId }) => userId,
    });
  }

  leave(): void {
    this.result.clear();
    this.ranking.leave();
  }
}

export const makeResultStore = ({ http }: ExamEnvironment) => new ResultStore(apiOf(http, resultCalls));
