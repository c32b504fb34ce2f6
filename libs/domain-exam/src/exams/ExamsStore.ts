import { type CallOutput } from '@banyan/contracts';
import { examInput, type ExamCard, type ExamClass, type examList, type ExamQuery } from '@banyan/contracts/exam';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { examCalls, type ExamApi } from '../api/examCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** The learner's exams, and the categories to choose from. */
export class ExamsStore {
  readonly list: PagedList<ExamCard, ExamQuery, CallOutput<typeof examList>>;
  readonly classes: Request<readonly ExamClass[]>;

  constructor(api: Pick<ExamApi, 'classes' | 'list'>) {
    this.list = new PagedList((query, cursor, options) => api.list({ ...examInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
    this.classes = new Request(async (_, options) => (await api.classes({}, options)).items);
  }

  /** Shows a part of the exams from its beginning. */
  show(query: ExamQuery): void {
    void this.list.show(query);
    void this.classes.show();
  }

  /** Refreshes the list, which may have changed elsewhere. */
  refresh(): void {
    void this.list.refresh();
  }

  leave(): void {
    this.list.leave();
    this.classes.leave();
  }
}

export const makeExamsStore = ({ http }: ExamEnvironment) => new ExamsStore(apiOf(http, examCalls));
