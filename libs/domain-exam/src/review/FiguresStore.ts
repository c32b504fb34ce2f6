import type { ExamStatistics, FiguresRow } from '@banyan/contracts/exam';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { figuresCalls, type FiguresApi } from '../api/reviewCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** Figures of exams, and of the questions of one. */
export class FiguresStore {
  readonly list: PagedList<FiguresRow>;
  readonly statistics: Request<ExamStatistics, number>;

  constructor(api: FiguresApi) {
    this.list = new PagedList((_, cursor, options) => api.figures({ cursor }, options), { id: ({ id }) => id });
    this.statistics = new Request((id, options) => api.statistics({ id }, options));
  }

  show(exam: number): void {
    if (exam === 0) void this.list.show();
    else void this.statistics.load(exam);
  }

  leave(): void {
    this.list.leave();
    this.statistics.clear();
  }
}

export const makeFiguresStore = ({ http }: ExamEnvironment) => new FiguresStore(apiOf(http, figuresCalls));
