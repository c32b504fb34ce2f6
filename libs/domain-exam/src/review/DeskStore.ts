import type { ReviewQueue } from '@banyan/contracts/exam';
import { apiOf, Request } from '@banyan/core-screen';
import { markingCalls, type MarkingApi } from '../api/reviewCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';

/** The queue of the review desk; all parts of this domain read it. */
export class DeskStore {
  readonly queue: Request<ReviewQueue, number>;
  /** The exam that the address names, listed even when none of its answers wait; 0: none. */
  #exam = 0;

  constructor(api: Pick<MarkingApi, 'queue'>) {
    this.queue = new Request((examId, options) => api.queue({ examId }, options));
  }

  show(exam: number): void {
    const known = this.queue.value?.exams.some(({ id }) => id === exam) ?? false;
    this.#exam = exam;
    // An exam missing from the queue is loaded first; until then another one would show in its place.
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
