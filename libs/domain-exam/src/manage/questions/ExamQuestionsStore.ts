import type { CallInput } from '@banyan/contracts';
import type {
  correctQuestion,
  Correction,
  CorrectionAct,
  CorrectionEffect,
  CorrectionPolicy,
  ExamQuestions,
  MeasuredQuestion,
  MendedKey,
  takeBackCorrection,
} from '@banyan/contracts/exam';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { correctionCalls, type CorrectionApi } from '../../api/manageExamsCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

/** A question that is about to be struck, or whose key is about to be mended. */
interface Asked {
  readonly question: MeasuredQuestion;
  readonly act: CorrectionAct;
}

/** Pause in typing after which the effect of a key is asked for, ms. */
const pauseMs = 400;

/** Questions of an exam, measured; what is struck or mended, and how far that is. */
export class ExamQuestionsStore {
  readonly id: number;
  readonly questions: Request<ExamQuestions>;
  /** Effect of the correction that is asked about. */
  readonly effect: Request<
    CorrectionEffect,
    Pick<CallInput<typeof correctQuestion>, 'act' | 'key' | 'policy' | 'question'>
  >;
  /** The correction that is asked about; null: none. */
  asked: Asked | null = null;
  policy: CorrectionPolicy = 'keepPasses';
  key: MendedKey = { choice: [], gaps: [] };
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly correcting: Action<CallInput<typeof correctQuestion>, Correction>;
  private readonly takingBack: Action<CallInput<typeof takeBackCorrection>, Correction>;

  constructor(id: number, api: CorrectionApi) {
    this.id = id;
    this.questions = new Request((_, options) => api.questions({ id }, options));
    this.effect = new Request((asked, options) => api.preview({ id, ...asked }, options));
    const done = () => void this.questions.refresh();
    this.correcting = new Action((input, options) => api.correct(input, options), { done });
    this.takingBack = new Action((input, options) => api.takeBack(input, options), { done });
    makeAutoObservable<this, 'correcting' | 'pause' | 'takingBack'>(this, {
      ...{ id: false, questions: false, effect: false, correcting: false, takingBack: false, pause: false },
      asked: observableRef,
      key: observableRef,
    });
  }

  show(): Promise<void> {
    return this.questions.show();
  }

  leave(): void {
    clearTimeout(this.pause);
    this.questions.leave();
    this.effect.leave();
  }

  refresh(): Promise<void> {
    return this.questions.refresh();
  }

  /** Whether papers are being marked anew. */
  get isBusy(): boolean {
    return (
      this.questions.value?.corrections.some(({ state }) => state === 'running' || state === 'takingBack') ?? false
    );
  }

  /** Corrections whose papers are all marked anew, in one word that changes with them; null: not known yet. */
  get settled(): string | null {
    const over = this.questions.value?.corrections.filter(({ state }) => state === 'done' || state === 'takenBack');
    return over?.map(({ id, state }) => `${id} ${state}`).join() ?? null;
  }

  /** Whether the mended key can be asked about: it says something for each place. */
  get isWhole(): boolean {
    if (this.asked === null) return false;
    if (this.asked.act === 'strike') return true;
    const { choice, gaps } = this.key;
    return this.asked.question.kind === 'fill'
      ? gaps.every((taken) => taken.some((text) => text.trim() !== ''))
      : choice.length > 0;
  }

  ask(asked: Asked): void {
    const { gaps, options } = asked.question;
    this.asked = asked;
    this.policy = 'keepPasses';
    this.key = {
      choice: options.filter(({ right }) => right).map(({ id }) => id),
      gaps: gaps.map((taken) => [...taken]),
    };
    this.measure();
  }

  close(): void {
    this.asked = null;
    clearTimeout(this.pause);
    this.effect.clear();
  }

  choosePolicy(policy: CorrectionPolicy): void {
    this.policy = policy;
    this.measure();
  }

  /** Sets the right options. */
  choose(choice: number[]): void {
    this.key = { ...this.key, choice };
    this.measure();
  }

  /** Sets the accepted texts of a gap; what they do is asked for after a pause in typing. */
  accept(gap: number, texts: string[]): void {
    this.key = { ...this.key, gaps: this.key.gaps.map((taken, at) => (at === gap ? texts : taken)) };
    this.effect.clear();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.measure(), pauseMs);
  }

  /** Begins what was asked about. Rejects when it was refused or lost. */
  async correct(reason: string): Promise<void> {
    const { input } = this;
    if (input === null) return;
    if (!(await this.correcting.run({ id: this.id, ...input, reason }))) throw this.correcting.failureOf();
    this.close();
  }

  /** Sets a correction back. Rejects when it was refused or lost. */
  async takeBack(correction: number): Promise<void> {
    if (!(await this.takingBack.run({ id: this.id, correction }))) throw this.takingBack.failureOf();
  }

  private get input() {
    const { asked, key, policy } = this;
    if (asked === null) return null;
    const gaps = key.gaps.map((taken) => taken.map((text) => text.trim()).filter((text) => text !== ''));
    return { act: asked.act, question: asked.question.id, key: { choice: key.choice, gaps }, policy };
  }

  /** Asks what it would do; until that is known, nothing is begun by an earlier answer. */
  private measure(): void {
    clearTimeout(this.pause);
    if (this.input === null || !this.isWhole) this.effect.clear();
    else void this.effect.load(this.input);
  }
}

export const makeExamQuestionsStore = ({ http }: ExamEnvironment, id: number) =>
  new ExamQuestionsStore(id, apiOf(http, correctionCalls));
