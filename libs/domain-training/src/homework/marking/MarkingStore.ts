import type { CallInput, CallOutput, HomeworkFigure, markHomework, WaitingSubmission } from '@banyan/contracts';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { markingCalls, type MarkingApi } from '../../api/homeworkCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';
import type { MarkDraft } from './markDraft.ts';

const nothing: MarkDraft = { points: null, comment: '' };

/** What was handed in and waits for a mark, one by one or several at once [TR-03] [AD-01]. */
export class MarkingStore {
  readonly list: PagedList<WaitingSubmission>;
  readonly mark: Action<CallInput<typeof markHomework>, CallOutput<typeof markHomework>>;
  /** How homework turns out. */
  readonly figures: Request<readonly HomeworkFigure[]>;
  readonly chosen = observable.set<number>();
  /** Of the last marks given, how many were left as they are: somebody else was faster, or they cannot be given. */
  left = 0;
  waiting = 0;
  private readonly drafts = observable.map<number, MarkDraft>({}, { deep: false });

  constructor(api: MarkingApi) {
    this.list = new PagedList(
      async (_, cursor, options) => {
        const page = await api.waiting({ cursor }, options);
        this.count(page.waiting);
        return page;
      },
      { id: ({ submission }) => submission.id },
    );
    this.figures = new Request(async (_, options) => (await api.figures({}, options)).items);
    this.mark = new Action<CallInput<typeof markHomework>, CallOutput<typeof markHomework>>(
      (input, options) => api.mark(input, options),
      // Several marks are one act: 0 names them all.
      { of: ({ marks }) => (marks.length === 1 ? (marks[0]?.submission ?? 0) : 0), done: (said) => this.marked(said) },
    );
    makeAutoObservable<this, 'drafts'>(this, {
      list: false,
      mark: false,
      figures: false,
      chosen: false,
      drafts: false,
    });
  }

  get dirty(): boolean {
    return [...this.drafts.values()].some(({ points, comment }) => points !== null || comment.trim() !== '');
  }

  /** 0: for all that are chosen. */
  draftOf(submission: number): MarkDraft {
    return this.drafts.get(submission) ?? nothing;
  }

  write(submission: number, change: Partial<MarkDraft>): void {
    this.drafts.set(submission, { ...this.draftOf(submission), ...change });
  }

  choose(submission: number, on: boolean): void {
    if (on) this.chosen.add(submission);
    else this.chosen.delete(submission);
  }

  /** Gives the entered mark; 0: to all that are chosen. */
  async give(submission: number): Promise<void> {
    const { points, comment } = this.draftOf(submission);
    if (points === null) return;
    const rows = this.list.rows.filter(({ submission: { id } }) =>
      submission === 0 ? this.chosen.has(id) : id === submission,
    );
    if (rows.length === 0) return;
    const score = Math.round(points * 10);
    const marks = rows.map((row) => ({
      submission: row.submission.id,
      version: row.version,
      score,
      comment: comment.trim(),
      comments: [],
    }));
    if (await this.mark.run({ marks })) this.forget(submission);
  }

  show(): void {
    void this.list.show();
    void this.figures.load();
  }

  /** Reads anew behind what is shown; what is entered stays. */
  refresh(): void {
    void this.list.refresh();
    void this.figures.load();
  }

  leave(): void {
    this.list.leave();
    this.figures.leave();
  }

  private count(waiting: number): void {
    this.waiting = waiting;
  }

  private forget(submission: number): void {
    this.drafts.delete(submission);
  }

  private marked({ results }: CallOutput<typeof markHomework>): void {
    this.left = results.filter(({ outcome }) => outcome !== 'marked').length;
    for (const { submission } of results) {
      this.chosen.delete(submission);
      this.drafts.delete(submission);
    }
    this.refresh();
  }
}

export const makeMarkingStore = ({ http }: TrainingEnvironment) => new MarkingStore(apiOf(http, markingCalls));
