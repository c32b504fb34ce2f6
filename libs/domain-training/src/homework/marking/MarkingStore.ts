import type { CallInput, CallOutput, Strictness } from '@banyan/contracts';
import type { Suggestion } from '@banyan/contracts/exam';
import type {
  HomeworkFigure,
  markHomework,
  PlacedComment,
  suggestHomeworkMark,
  WaitingSubmission,
} from '@banyan/contracts/training';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { markingCalls, type MarkingApi } from '../../api/homeworkCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';
import {
  canGive,
  noMark,
  saidComments,
  withComment,
  withoutComment,
  type CommentPlace,
  type MarkDraft,
} from './markDraft.ts';

/** Comments for homework that no longer waits, which were not sent. */
export interface UnsentMark {
  readonly submission: number;
  readonly learner: string;
  /** Title of the homework. */
  readonly title: string;
  /** All comments, a line for each place. */
  readonly words: string;
}

/** Submissions that wait for a mark, marked one by one or several at once. */
export class MarkingStore {
  readonly list: PagedList<WaitingSubmission>;
  readonly mark: Action<CallInput<typeof markHomework>, CallOutput<typeof markHomework>>;
  /** Asks for the scorer's suggestion, which is no mark yet. */
  readonly suggest: Action<CallInput<typeof suggestHomeworkMark>, Suggestion>;
  strictness: Strictness = 'moderate';
  /** Results of homework. */
  readonly figures: Request<readonly HomeworkFigure[]>;
  readonly chosen = observable.set<number>();
  /** Number of the last marks that were not given: somebody else was faster, or they cannot be given. */
  left = 0;
  /** Comments for those of them that no longer wait. */
  unsent: readonly UnsentMark[] = [];
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
      // Several marks are one action: 0 stands for all of them.
      { of: ({ marks }) => (marks.length === 1 ? (marks[0]?.submission ?? 0) : 0), done: (said) => this.marked(said) },
    );
    this.suggest = new Action<CallInput<typeof suggestHomeworkMark>, Suggestion>(
      (input, options) => api.suggest(input, options),
      {
        of: ({ submission }) => submission,
        done: (suggestion, { submission }) => this.suggested(submission, suggestion),
      },
    );
    makeAutoObservable<this, 'drafts'>(this, {
      list: false,
      mark: false,
      suggest: false,
      figures: false,
      chosen: false,
      unsent: observableRef,
      drafts: false,
    });
  }

  get dirty(): boolean {
    return [...this.drafts.values()].some(
      ({ points, comment, comments }) => points !== null || comment.trim() !== '' || comments.length > 0,
    );
  }

  /** 0: for all chosen submissions. */
  draftOf(submission: number): MarkDraft {
    return this.drafts.get(submission) ?? noMark;
  }

  write(submission: number, change: Partial<MarkDraft>): void {
    this.drafts.set(submission, { ...this.draftOf(submission), ...change });
  }

  /** Comments on a place of a submission. */
  say(submission: number, comment: PlacedComment): void {
    this.write(submission, { comments: withComment(this.draftOf(submission).comments, comment) });
  }

  /** Removes the comment on a place. */
  unsay(submission: number, place: CommentPlace): void {
    this.write(submission, { comments: withoutComment(this.draftOf(submission).comments, place) });
  }

  readBy(strictness: Strictness): void {
    this.strictness = strictness;
  }

  /** Asks for the scorer's suggestion. */
  ask(submission: number): void {
    void this.suggest.run({ submission, strictness: this.strictness });
  }

  /** Takes the points of a suggestion over, for the marker to change or give. */
  take(submission: number, { parts }: Suggestion): void {
    this.write(submission, { points: parts.reduce((sum, { points }) => sum + points, 0) });
  }

  choose(submission: number, on: boolean): void {
    if (on) this.chosen.add(submission);
    else this.chosen.delete(submission);
  }

  /** Gives the entered mark; 0: to all chosen ones, each with its own comments on places. */
  async give(submission: number): Promise<void> {
    const draft = this.draftOf(submission);
    const { points, comment } = draft;
    if (points === null || !canGive(draft)) return;
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
      comments: saidComments(this.draftOf(row.submission.id).comments),
    }));
    if ((await this.mark.run({ marks })) && submission === 0) this.forget(0);
  }

  show(): void {
    void this.list.show();
    void this.figures.load();
  }

  /** Asks for the number waiting, whether they are shown or not; drafts stay. */
  refresh(): void {
    void (this.list.state === 'idle' ? this.list.show() : this.list.refresh());
    void this.figures.load();
  }

  leave(): void {
    this.list.leave();
    this.figures.leave();
  }

  private count(waiting: number): void {
    this.waiting = waiting;
  }

  private suggested(submission: number, suggestion: Suggestion): void {
    const row = this.list.rows.find((one) => one.submission.id === submission);
    if (row !== undefined) this.list.replace({ ...row, suggestion });
  }

  private saidOf(submission: number): UnsentMark[] {
    const row = this.list.rows.find((one) => one.submission.id === submission);
    const { comment, comments } = this.draftOf(submission);
    const words = [comment.trim(), ...saidComments(comments).map((one) => one.words)].filter((one) => one !== '');
    if (row === undefined || words.length === 0) return [];
    return [{ submission, learner: row.learner, title: row.title, words: words.join('\n') }];
  }

  private forget(submission: number): void {
    this.drafts.delete(submission);
  }

  private marked({ results }: CallOutput<typeof markHomework>): void {
    this.left = results.filter(({ outcome }) => outcome !== 'marked').length;
    this.unsent = results.flatMap(({ submission, outcome }) => (outcome === 'changed' ? this.saidOf(submission) : []));
    for (const { submission, outcome } of results) {
      this.chosen.delete(submission);
      // It still waits: its draft stays.
      if (outcome !== 'refused') this.drafts.delete(submission);
    }
    void this.list.renew();
    void this.figures.load();
  }
}

export const makeMarkingStore = ({ http }: TrainingEnvironment) => new MarkingStore(apiOf(http, markingCalls));
