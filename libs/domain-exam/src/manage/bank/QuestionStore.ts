import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  questionFaults,
  type EditedQuestion,
  type QuestionFaults,
  type QuestionKind,
  type saveQuestion,
  type WrittenQuestion,
} from '@banyan/contracts/exam';
import { Action, apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction, toJS } from 'mobx';
import { questionCalls, type QuestionApi } from '../../api/manageCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

type Saved = CallOutput<typeof saveQuestion>;

/** A new question of a kind. */
export const emptyQuestion = (kind: QuestionKind): WrittenQuestion => ({
  ...{ kind, stem: { zh_cn: '' }, explanation: { zh_cn: '' }, difficulty: 2, tags: [], lesson: null },
  options: kind === 'single' || kind === 'multiple' ? Array.from({ length: 4 }, () => ({ zh_cn: '' })) : [],
  ...{ choice: kind === 'judgement' ? [1] : [], gaps: [], numbers: false, sample: null, keywords: [] },
  takesFiles: kind === 'short',
});

/** One question in the panel: as it is saved, as it is written, and what became of a save. */
export class QuestionStore {
  /** The saved version; null for a new question. */
  readonly question: Request<EditedQuestion | null, number>;
  readonly saving: Action<CallInput<typeof saveQuestion>, Saved>;
  /** As it is written here; null before it is known. */
  written: WrittenQuestion | null = null;
  /** Outcome of the last save; null before. */
  saved: Saved | null = null;
  /** The version that somebody else saved meanwhile; null for none. */
  theirs: EditedQuestion | null = null;
  /** Whether broken rules are shown: after the first attempt to save. */
  isTried = false;
  private base = '';
  private readonly api: QuestionApi;

  constructor(api: QuestionApi) {
    this.api = api;
    this.question = new Request(async (id, options) => {
      const question = id === 0 ? null : await api.question({ id }, options);
      runInAction(() => this.begin(question?.written ?? emptyQuestion('single')));
      return question;
    });
    this.saving = new Action((input, options) => api.save(input, options), {
      done: (saved) => {
        this.saved = saved;
      },
    });
    makeAutoObservable<this, 'api'>(this, {
      ...{ question: false, saving: false, api: false },
      written: observableRef,
      saved: observableRef,
      theirs: observableRef,
    });
  }

  /** Shows a version; 0: a new question. */
  show(id: number): Promise<void> {
    return this.question.show(id);
  }

  leave(): void {
    this.question.leave();
  }

  get isChanged(): boolean {
    return this.written !== null && JSON.stringify(this.written) !== this.base;
  }

  /** Rules that it breaks, once a save was tried. */
  get faults(): QuestionFaults {
    return this.isTried && this.written !== null ? questionFaults(toJS(this.written)) : {};
  }

  change(part: Partial<WrittenQuestion>): void {
    if (this.written !== null) this.written = { ...this.written, ...part };
  }

  /** Changes the kind of a new question; what it asks stays. */
  turnInto(kind: QuestionKind): void {
    if (this.written === null) return;
    const { options, ...empty } = emptyQuestion(kind);
    const { difficulty, explanation, options: own, stem, tags } = this.written;
    const kept = options.length > 0 && own.length > 0 ? own : options;
    this.written = { ...empty, options: kept, difficulty, explanation, stem, tags };
  }

  /** Saves it into a bank; the id of the version in use, or null when it was not saved. */
  async save(bank: number): Promise<number | null> {
    const { written } = this;
    this.isTried = true;
    if (written === null || Object.keys(this.faults).length > 0) return null;
    return this.keep(this.question.value?.id ?? 0, bank, written);
  }

  /** Saves what is written here over the version that somebody else saved. */
  async keepMine(): Promise<number | null> {
    const { theirs, written } = this;
    if (theirs === null || written === null) return null;
    const id = await this.keep(theirs.id, theirs.bank, written);
    if (id !== null) runInAction(() => (this.theirs = null));
    return id;
  }

  /** Closes the conflict; everything written here stays. */
  closeConflict(): void {
    this.theirs = null;
  }

  /** Writes an earlier version here; it takes its place by a save. */
  async bringBack(id: number): Promise<void> {
    const { written } = await this.api.question({ id }, {});
    runInAction(() => (this.written = written));
  }

  private async keep(id: number, bank: number, question: WrittenQuestion): Promise<number | null> {
    if (await this.saving.run({ id, bank, question })) {
      this.base = JSON.stringify(question);
      return this.saved?.id ?? null;
    }
    const data = refusalData(this.saving.failureOf(), ErrorCode.conflict, v.object({ id: v.int() }));
    if (data !== null) {
      const theirs = await this.api.question({ id: data.id }, {});
      runInAction(() => {
        this.theirs = theirs;
        this.saving.dismiss();
      });
    }
    return null;
  }

  private begin(written: WrittenQuestion): void {
    this.written = written;
    this.base = JSON.stringify(written);
    this.isTried = false;
  }
}

export const makeQuestionStore = ({ http }: ExamEnvironment) => new QuestionStore(apiOf(http, questionCalls));
