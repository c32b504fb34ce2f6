import { ErrorCode } from '@banyan/contracts';
import {
  checkAnswer,
  isBlank,
  noValue,
  pathOf,
  refusedAnswers,
  type ItemValue,
  type QuestionnaireDetail,
  type QuestionnaireItem,
  type QuestionnaireResults,
  type RefusedAnswer,
} from '@banyan/contracts/exam';
import { Action, apiOf, ownPlace, refusalCode, refusalData, Request, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ExamEnvironment } from '../../exam.environment.ts';
import type { SendImage } from '../../exam.ports.ts';
import { questionnaireCalls, type QuestionnaireApi } from '../questionnaireApi.ts';
import { questionnaireDrafts, type Draft, type SentImage } from './draft.ts';
import { signatureFile } from './signatureFile.ts';

type Environment = Pick<ExamEnvironment, 'now' | 'ports' | 'session' | 'storage'>;

function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

const answersOf = (items: readonly QuestionnaireItem[], values: Draft['values']) =>
  Object.entries(values)
    .filter(([id]) => items.some((item) => item.id === id))
    .map(([item, { text, numbers, gaps, files }]) => ({
      item,
      value: { text, numbers: [...numbers], gaps: [...gaps], files: [...files] },
    }));

/** Problems that the server has found, if the refusal names any. */
const problemsIn = (error: unknown): readonly RefusedAnswer[] =>
  refusalData(error, ErrorCode.answersRefused, refusedAnswers)?.problems ?? [];

/**
 * One questionnaire while it is answered: its questions, the answers, their errors. Every change is kept on the device
 * until the answers are handed in.
 */
export class QuestionnaireStore {
  readonly detail: Request<QuestionnaireDetail>;
  readonly results: Request<QuestionnaireResults>;
  private readonly submit: Action<KeptDraft<Draft>>;
  /** The draft of the current person. */
  private stored: KeptDraft<Draft>;
  private draft: Draft;
  /** Problems reported by the server, each until its answer is changed. */
  private refused: readonly RefusedAnswer[] = [];
  /** Questions whose rules show: those that the focus has left, and all after an attempt to hand in. */
  private touched: ReadonlySet<string> = new Set();
  /** Number of attempts to hand in with errors. */
  attempt = 0;
  /** The last change is stored on the device. */
  kept = true;
  /** Pictures are uploading. */
  sending: ReadonlySet<string> = new Set();
  /** Questions with failed pictures, to be sent again or removed before handing in. */
  unsent: ReadonlySet<string> = new Set();
  /** Handing in was attempted while pictures were missing. */
  attempted = false;
  /** Something else is asked now than when the answers were given. */
  changed = false;
  done = false;
  readonly #id: number;
  readonly #environment: Environment;

  constructor(id: number, api: Pick<QuestionnaireApi, 'detail' | 'results' | 'submit'>, environment: Environment) {
    this.#id = id;
    this.#environment = environment;
    this.stored = this.#draftOfViewer();
    this.detail = new Request(async (_, options) => {
      const detail = await api.detail({ id }, options);
      this.compare(detail);
      return detail;
    });
    this.results = new Request((_, options) => api.results({ id }, options));
    this.draft = this.fresh();
    this.submit = new Action(
      async (stored, options) => {
        const { asked, items } = this;
        const { salt, values } = await this.sendSignatures(stored);
        return api.submit({ id, answers: answersOf(items, values), salt, asked }, options);
      },
      { done: (_, stored) => this.finish(stored) },
    );
    makeAutoObservable<this, 'stored' | 'draft' | 'refused' | 'touched' | 'submit'>(this, {
      stored: false,
      detail: false,
      results: false,
      submit: false,
      draft: observableRef,
      refused: observableRef,
      touched: observableRef,
      sending: observableRef,
      unsent: observableRef,
    });
  }

  /** Opens it, with the answers this person has given before. */
  show(): void {
    this.stored = this.#draftOfViewer();
    this.draft = this.stored.read() ?? this.fresh();
    this.refused = [];
    this.touched = new Set();
    this.attempt = 0;
    this.kept = true;
    this.sending = new Set();
    this.unsent = new Set();
    this.attempted = false;
    this.changed = false;
    this.done = false;
    this.submit.dismiss();
    void this.detail.load();
  }

  leave(): void {
    this.detail.leave();
    this.results.leave();
  }

  /** All questions, in order. */
  get all(): readonly QuestionnaireItem[] {
    return this.detail.value?.items ?? [];
  }

  /** The questions that the answers lead to. */
  get items(): readonly QuestionnaireItem[] {
    return pathOf(this.all, (id) => this.valueOf(id));
  }

  /** Place of a question among all of them, from 1: it stays when answers lead past others. */
  numberOf({ id }: Pick<QuestionnaireItem, 'id'>): number {
    return this.all.findIndex((item) => item.id === id) + 1;
  }

  /** Sends pictures; undefined when the portal cannot. */
  get sendImage(): SendImage | undefined {
    return this.#environment.ports.sendImage;
  }

  /** Names what is asked, for the server to tell whether it has changed. */
  private get asked(): string {
    return this.detail.value?.asked ?? '';
  }

  /** Pictures of questions that are asked are uploading. */
  get isSending(): boolean {
    return this.items.some(({ id }) => this.sending.has(id));
  }

  /** Pictures of questions that are asked could not be sent. */
  get isUnsent(): boolean {
    return this.items.some(({ id }) => this.unsent.has(id));
  }

  /** When the draft was kept, epoch ms; null while there is none. */
  get keptAt(): number | null {
    return this.kept && this.draft.at > 0 ? this.draft.at : null;
  }

  get submitting(): boolean {
    return this.submit.isPending();
  }

  /** Why it was not handed in; undefined while it has not failed. */
  get failure(): unknown {
    return this.submit.failureOf();
  }

  /** Leaving now would lose changes. */
  get atRisk(): boolean {
    return !this.done && (!this.kept || this.sending.size > 0);
  }

  valueOf(id: string): ItemValue {
    return this.draft.values[id] ?? noValue;
  }

  /** The signature of a question as a data URL; empty for none. */
  signatureOf(id: string): string {
    return this.draft.signatures[id] ?? '';
  }

  /** The sent pictures of a question. */
  imagesOf(id: string): readonly SentImage[] {
    const { files } = this.valueOf(id);
    return this.draft.images.filter((image) => files.includes(image.id));
  }

  /** Number of pictures in the answers to the other upload questions. */
  imagesBeside(id: string): number {
    const others = this.items.filter((item) => item.type === 'upload' && item.id !== id);
    return others.reduce((sum, other) => sum + this.valueOf(other.id).files.length, 0);
  }

  isAnswered(item: QuestionnaireItem): boolean {
    return item.type === 'signature' ? this.signatureOf(item.id) !== '' : !isBlank(item, this.valueOf(item.id));
  }

  /** The problem of an answer, whether or not it shows yet. */
  private problemOf(item: QuestionnaireItem): RefusedAnswer | null {
    const refused = this.refused.find((one) => one.item === item.id);
    if (refused !== undefined) return refused;
    // A signature is a file once it is sent; until then the drawing represents it.
    const signed = item.type === 'signature' && this.signatureOf(item.id) !== '';
    const problem = signed ? null : checkAnswer(item, this.valueOf(item.id), this.imagesBeside(item.id));
    return problem === null ? null : { item: item.id, ...problem };
  }

  /** The problem of an answer that is shown; null when there is none. */
  shownProblem(item: QuestionnaireItem): RefusedAnswer | null {
    return this.touched.has(item.id) ? this.problemOf(item) : null;
  }

  /** The problems shown, in the order of the questions. */
  get shownProblems(): readonly RefusedAnswer[] {
    return this.items.flatMap((item) => this.shownProblem(item) ?? []);
  }

  /** Number of required questions, and of those answered. */
  get required(): { readonly all: number; readonly answered: number } {
    const all = this.items.filter(({ required }) => required);
    return { all: all.length, answered: all.filter((item) => this.isAnswered(item)).length };
  }

  /** The first required question without an answer; undefined when there is none. */
  get nextMissing(): QuestionnaireItem | undefined {
    return this.items.find((item) => item.required && !this.isAnswered(item));
  }

  /** The first question with an answer that breaks a rule, shown or not yet; undefined when there is none. */
  get firstWrong(): QuestionnaireItem | undefined {
    return this.items.find((item) => this.isAnswered(item) && this.problemOf(item) !== null);
  }

  answer(id: string, change: Partial<ItemValue>): void {
    this.refused = this.refused.filter(({ item }) => item !== id);
    this.keep({ values: { ...this.draft.values, [id]: { ...this.valueOf(id), ...change } } });
  }

  /** Shows the rules of a field from now on, after it was left. */
  touch(id: string): void {
    if (!this.touched.has(id) && !isBlank(this.itemOf(id), this.valueOf(id)))
      this.touched = new Set([...this.touched, id]);
  }

  /** Signs with a drawing; an empty one removes the signature. */
  sign(id: string, png: string): void {
    this.refused = this.refused.filter(({ item }) => item !== id);
    const others = Object.fromEntries(Object.entries(this.draft.signatures).filter(([item]) => item !== id));
    const values = { ...this.draft.values, [id]: noValue };
    this.keep({ values, signatures: png === '' ? others : { ...others, [id]: png } });
  }

  /** Sets the pictures of a question that have been sent, and the upload state of the others. */
  setImages(id: string, images: readonly SentImage[], standing: 'sending' | 'unsent' | 'settled'): void {
    this.sending = withOrWithout(this.sending, id, standing === 'sending');
    this.unsent = withOrWithout(this.unsent, id, standing === 'unsent');
    const files = images.map((image) => image.id);
    if (files.join() === this.valueOf(id).files.join()) return;
    const own = new Set(this.valueOf(id).files);
    this.draft = { ...this.draft, images: [...this.draft.images.filter((image) => !own.has(image.id)), ...images] };
    this.answer(id, { files });
  }

  /** Hands in; shows all broken rules instead if there are any. */
  async handIn(): Promise<void> {
    this.showRules();
    this.attempted = true;
    if (this.shownProblems.length > 0 || this.isSending || this.isUnsent) return;
    if (await this.submit.run(this.stored)) return;
    if (refusalCode(this.failure) === ErrorCode.conflict) await this.askAgain();
    else this.showRefused(problemsIn(this.failure));
  }

  /** Shows what is asked now; the answers stay. */
  private askAgain(): Promise<void> {
    this.submit.dismiss();
    this.changed = true;
    return this.detail.refresh();
  }

  private compare({ asked }: QuestionnaireDetail): void {
    if (this.draft.at > 0 && this.draft.asked !== '' && this.draft.asked !== asked) this.changed = true;
  }

  private showRules(): void {
    this.touched = new Set(this.items.map(({ id }) => id));
    if (this.shownProblems.length > 0) this.attempt += 1;
  }

  private showRefused(problems: readonly RefusedAnswer[]): void {
    if (problems.length === 0) return;
    this.refused = problems;
    this.submit.dismiss();
    this.attempt += 1;
  }

  /** The draft to hand in, with its signatures sent; later changes are not included. */
  private async sendSignatures(stored: KeptDraft<Draft>): Promise<Draft> {
    const { items } = this;
    let { draft } = this;
    for (const { id, type } of items) {
      const png = draft.signatures[id] ?? '';
      if (type !== 'signature' || png === '' || (draft.values[id] ?? noValue).files.length > 0) continue;
      if (this.sendImage === undefined) throw new Error('no way to send a signature');
      const image = await this.sendImage(signatureFile(png), {});
      const signed = { ...noValue, files: [image.id] };
      draft = { ...draft, values: { ...draft.values, [id]: signed } };
      if (this.isOfViewer(stored)) this.keep({ values: { ...this.draft.values, [id]: signed } });
    }
    return draft;
  }

  /** Whether the draft still belongs to the person logged in. */
  private isOfViewer({ name }: KeptDraft<Draft>): boolean {
    return name === this.stored.name;
  }

  private finish(stored: KeptDraft<Draft>): void {
    stored.forget();
    if (!this.isOfViewer(stored)) return;
    this.draft = this.fresh();
    this.done = true;
  }

  private keep(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change, asked: this.asked, at: this.#environment.now() };
    this.kept = this.stored.keep(this.draft);
  }

  #draftOfViewer(): KeptDraft<Draft> {
    // Looked up now: a draft belongs to the person who wrote it.
    return questionnaireDrafts.of({ ...ownPlace(this.#environment) }, this.#id);
  }

  private itemOf(id: string): Pick<QuestionnaireItem, 'type'> {
    return this.all.find((item) => item.id === id) ?? { type: 'fill' };
  }

  private fresh(): Draft {
    return { values: {}, images: [], signatures: {}, asked: '', salt: newSalt(), at: 0 };
  }
}

export const makeQuestionnaireStore = (environment: ExamEnvironment, id: number) =>
  new QuestionnaireStore(id, apiOf(environment.http, questionnaireCalls), environment);

/** Returns the same set when nothing changes, so that nothing is redrawn. */
function withOrWithout(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (all.has(id) === isIn) return all;
  return new Set(isIn ? [...all, id] : [...all].filter((one) => one !== id));
}
