import { ErrorCode, type CallInput, type CallOutput, type Strictness } from '@banyan/contracts';
import {
  type Criterion,
  type markAnswer,
  type ReviewAnswer,
  type ReviewAnswers,
  type saveCriteria,
  type Suggestion,
  type suggestMark,
  type WaitingAnswer,
} from '@banyan/contracts/exam';
import { Action, apiOf, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { markingCalls, type MarkingApi } from '../api/reviewCalls.ts';
import type { ExamEnvironment } from '../exam.environment.ts';
import { MarkDraftStore } from './MarkDraftStore.ts';
import { placeKey, type Place } from './placeKey.ts';

interface Group {
  readonly examId: number;
  /** 0: all questions, paper by paper. */
  readonly questionId: number;
  /** Attempt that the address names; 0: none. */
  readonly attemptId: number;
}

/** Marking: the answers of a group, the one in view, and a draft for each. */
export class MarkingStore {
  readonly answers: Request<ReviewAnswers, Group>;
  readonly answer: Request<ReviewAnswer, Place>;
  readonly mark: Action<CallInput<typeof markAnswer>, CallOutput<typeof markAnswer>>;
  readonly suggest: Action<CallInput<typeof suggestMark>, Suggestion>;
  readonly saving: Action<CallInput<typeof saveCriteria>>;
  readonly drafts = observable.map<string, MarkDraftStore>({}, { deep: false });
  strictness: Strictness = 'moderate';
  /** The answer marked last in this visit, to look at it again. */
  last: Place | null = null;

  constructor(api: Omit<MarkingApi, 'queue'>) {
    this.answers = new Request((group, options) => api.answers(group, options));
    this.answer = new Request(async (place, options) => {
      const answer = await api.answer(place, options);
      this.read(answer);
      return answer;
    });
    const of = placeKey;
    this.mark = new Action<CallInput<typeof markAnswer>, CallOutput<typeof markAnswer>>(
      (input, options) => api.mark(input, options),
      {
        of,
        done: (_, input) => this.marked(input),
      },
    );
    this.suggest = new Action<CallInput<typeof suggestMark>, Suggestion>(
      (input, options) => api.suggest(input, options),
      {
        of,
        done: (suggestion, input) => this.suggested(input, suggestion),
      },
    );
    this.saving = new Action((input, options) => api.criteria(input, options), {
      done: () => void this.answer.refresh(),
    });
    makeAutoObservable(this, {
      answers: false,
      answer: false,
      mark: false,
      suggest: false,
      saving: false,
      drafts: false,
    });
  }

  /** Typed and not sent. */
  get dirty(): boolean {
    return [...this.drafts.values()].some((draft) => draft.dirty);
  }

  /** The answer in view, when it is loaded. */
  get shown(): { readonly answer: ReviewAnswer; readonly draft: MarkDraftStore } | null {
    const answer = this.answer.value;
    const draft = answer === null ? undefined : this.drafts.get(placeKey(answer));
    return answer === null || draft === undefined ? null : { answer, draft };
  }

  showGroup(group: Group): void {
    void this.answers.load(group);
  }

  showAnswer(place: Place): void {
    void this.answer.load(place);
  }

  /** Reads again in the background; drafts stay. */
  refresh(): void {
    void this.answers.refresh();
    if (this.answer.state === 'ready') void this.answer.refresh();
  }

  leave(): void {
    this.answers.leave();
    this.answer.leave();
  }

  read(answer: ReviewAnswer): void {
    const key = placeKey(answer);
    const draft = this.drafts.get(key);
    if (draft === undefined) this.drafts.set(key, new MarkDraftStore(answer));
    else draft.renew(answer);
  }

  readBy(strictness: Strictness): void {
    this.strictness = strictness;
  }

  /** Sends the draft of the answer in view; true when it counts. */
  async send(): Promise<boolean> {
    const { shown } = this;
    const parts = shown?.draft.parts.filter((part) => part !== null) ?? [];
    if (shown === null || parts.length !== shown.draft.parts.length) return false;
    const { answer, draft } = shown;
    const { attemptId, questionId } = answer;
    const sent = await this.mark.run({
      attemptId,
      questionId,
      parts,
      comment: draft.comment.trim(),
      revision: draft.revision,
      criteriaRevision: draft.criteriaRevision,
    });
    const refused = refusalCode(this.mark.failureOf(placeKey(answer)));
    // Another marker was faster: their mark is shown beside the draft.
    if (refused === ErrorCode.answerMarked || refused === ErrorCode.conflict) {
      this.mark.dismiss(placeKey(answer));
      await this.answer.refresh();
    }
    return sent;
  }

  /** Asks for the points that the scorer suggests. */
  ask(): void {
    const { shown, strictness } = this;
    if (shown === null) return;
    const { attemptId, questionId } = shown.answer;
    void this.suggest.run({ attemptId, questionId, strictness });
  }

  /** Replaces the criteria of `revision`, the one the editor has seen; if there are newer ones, reads those instead. */
  async saveCriteria(criteria: Criterion[], revision: number): Promise<boolean> {
    const { shown } = this;
    if (shown === null) return false;
    const { examId, questionId } = shown.answer;
    const saved = await this.saving.run({ examId, questionId, criteria, revision });
    if (refusalCode(this.saving.failureOf()) === ErrorCode.conflict) await this.answer.refresh();
    return saved;
  }

  /** Discards the draft of the answer in view, in favour of another marker's mark. */
  drop(): void {
    const { shown } = this;
    if (shown === null) return;
    this.drafts.set(placeKey(shown.answer), new MarkDraftStore(shown.answer));
  }

  /** The next waiting answer, after this place and then from the beginning. */
  nextAfter(place: Place): WaitingAnswer | undefined {
    const items = this.answers.value?.items ?? [];
    const at = items.findIndex((item) => placeKey(item) === placeKey(place));
    return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(({ points }) => points === null);
  }

  private marked(input: CallInput<typeof markAnswer>): void {
    const key = placeKey(input);
    this.last = { attemptId: input.attemptId, questionId: input.questionId };
    const draft = this.drafts.get(key);
    // Values entered while the mark was on its way are a waiting change of it.
    if (draft?.says(input) === false) draft.goOn(input.revision + 1);
    else this.drafts.delete(key);
    const { value } = this.answers;
    if (value !== null) {
      const points = input.parts.reduce((sum, part) => sum + part, 0);
      const items = value.items.map((item) =>
        placeKey(item) === key ? { ...item, points, revision: input.revision + 1 } : item,
      );
      this.answers.set({ ...value, items });
    }
    void this.answers.refresh();
  }

  private suggested(place: Place, suggestion: Suggestion): void {
    const { value } = this.answer;
    if (value !== null && placeKey(value) === placeKey(place)) this.answer.set({ ...value, suggestion });
  }
}

export const makeMarkingStore = ({ http }: ExamEnvironment) => new MarkingStore(apiOf(http, markingCalls));
