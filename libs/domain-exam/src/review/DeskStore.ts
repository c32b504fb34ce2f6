import type { ReviewQueue } from '@banyan/contracts/exam';
import { apiOf, Request } from '@banyan/core-screen';
import { markingCalls, type MarkingApi } from '../api/reviewCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** What waits at the review desk; all parts of this domain read it. */
export class DeskStore {
  readonly queue: Request<ReviewQueue, number>;
  /** The exam that the address names, which is there also where nothing of it waits; 0: none. */
  #exam = 0;

  constructor(api: Pick<MarkingApi, 'queue'>) {
    this.queue = new Request((examId, options) => api.queue({ examId }, options));
  }

  show(exam: number): void {
    const known = this.queue.value?.exams.some(({ id }) => id === exam) ?? false;
    this.#exam = exam;
    // An exam that is not there yet is waited for; another one would stand in its place.
    if (exam !== 0 && !known) void this.queue.load(exam);
    else this.refresh();
  }

  refresh(): void {
    void this.queue.show(this.#exam);
  }

  leave(): void {
    this.queue.leave();
  }
}

export const makeDeskStore = ({ http }: ExamEnvironment) => new DeskStore(apiOf(http, markingCalls));
