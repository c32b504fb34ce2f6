import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  questionOutcomes,
  type changeQuestionImport,
  type ImportedQuestion,
  type listQuestionImports,
  type QuestionColumn,
  type QuestionImport,
  type QuestionOutcome,
  type readQuestionImport,
} from '@banyan/contracts/exam';
import { Action, apiOf, PagedList, refusalCode, Request, saveText } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { questionImportCalls, type QuestionImportApi } from '../../api/manageCalls.ts';
import type { AttachmentSender, ExamEnvironment } from '../../exam.environment.ts';

type Page = Omit<CallOutput<typeof readQuestionImport>, 'next'> & { readonly next: string | null };
type Listed = CallOutput<typeof listQuestionImports>['items'][number];
type Change = Omit<CallInput<typeof changeQuestionImport>, 'id'>;

/** Questions of a file on their way into a bank. Without an id the file is still to come. */
export class QuestionImportStore {
  readonly bankId: number;
  readonly id: number;
  readonly earlier: Request<readonly Listed[]>;
  readonly questions: PagedList<ImportedQuestion, QuestionOutcome | '', Page>;
  /** The import as the server last told it. */
  detail: QuestionImport | null = null;
  /** Outcome of the shown questions; empty: all. */
  outcome: QuestionOutcome | '' = '';
  /** Place of the question that is being mended; null: none is. */
  mending: number | null = null;
  /** Share of the file that was sent; null while no file is. */
  sent: number | null = null;
  /** Why the file was not taken; undefined without a failure. */
  failure: unknown = undefined;
  readonly changing: Action<() => Promise<QuestionImport>, QuestionImport>;
  readonly saving: Action<void, void>;
  private readonly api: QuestionImportApi;
  private readonly uploader: AttachmentSender | undefined;

  constructor(bankId: number, id: number, api: QuestionImportApi, uploader: AttachmentSender | undefined) {
    this.bankId = bankId;
    this.id = id;
    this.api = api;
    this.uploader = uploader;
    this.earlier = new Request(async (_, options) => (await api.list({ bank: bankId }, options)).items);
    this.questions = new PagedList<ImportedQuestion, QuestionOutcome | '', Page>(
      async (outcome, cursor, options) => {
        const from = cursor === undefined ? {} : { from: Number(cursor) };
        const { next, ...page } = await api.read({ id, outcome, ...from }, options);
        runInAction(() => (this.detail = page.detail));
        return { ...page, next: next === null ? null : String(next) };
      },
      { id: ({ at }) => at },
    );
    this.changing = new Action((work) => work(), {
      done: (detail) => {
        this.detail = detail;
        void this.questions.renew();
      },
    });
    this.saving = new Action(async () => {
      const { content, name } = await api.rest({ id });
      saveText(name, content, 'text/plain');
    });
    makeAutoObservable<this, 'api' | 'uploader'>(this, {
      ...{ bankId: false, id: false, api: false, uploader: false, earlier: false, questions: false },
      ...{ changing: false, saving: false, detail: observableRef, failure: observableRef },
    });
  }

  async show(): Promise<void> {
    if (this.id === 0) return this.earlier.show();
    await this.questions.show('');
    // Questions that cannot come in yet are shown first.
    const first = questionOutcomes.find((one) => (one === 'fault' || one === 'double') && this.count(one) > 0);
    if (first !== undefined && this.detail?.state === 'checked') await this.showOutcome(first);
  }

  leave(): void {
    this.earlier.leave();
    this.questions.leave();
  }

  /** Number of questions that would do this. */
  count(outcome: QuestionOutcome): number {
    return this.detail?.counts[outcome] ?? 0;
  }

  /** Number of questions that would be written. */
  get toWrite(): number {
    return this.count('new') + this.count('changed');
  }

  /** Number of questions that stay behind. */
  get behind(): number {
    return this.count('fault') + this.count('double') + this.count('left');
  }

  showOutcome(outcome: QuestionOutcome | ''): Promise<void> {
    this.outcome = outcome;
    this.mending = null;
    return this.questions.show(outcome);
  }

  mend(at: number | null): void {
    this.mending = at;
  }

  /** Sends a file and reads it; answers the id of its import, or null when that failed. */
  async bring(file: File): Promise<number | null> {
    if (this.sent !== null || this.uploader === undefined) return null;
    this.sent = 0;
    this.failure = undefined;
    try {
      const onProgress = (sent: number) => runInAction(() => (this.sent = sent / Math.max(1, file.size)));
      const { id: upload } = await this.uploader.upload(file, { kind: 'importQuestions', onProgress });
      return (await this.api.begin({ bank: this.bankId, upload })).id;
    } catch (error) {
      runInAction(() => (this.failure = error));
      return null;
    } finally {
      runInAction(() => (this.sent = null));
    }
  }

  /** Changes what is decided about a question, or what the columns are. */
  async change(part: Change): Promise<void> {
    if (await this.changing.run(() => this.api.change({ id: this.id, ...part })))
      runInAction(() => (this.mending = null));
    else this.seeOthers();
  }

  /** Says what a column is; the one that was it before is left out. */
  mapColumn(place: number, column: QuestionColumn | null): Promise<void> {
    const mapping = (this.detail?.mapping ?? []).map((one, at) =>
      at === place ? column : one === column ? null : one,
    );
    return this.change({ mapping });
  }

  /** Writes what is right. Rejects when that was refused or lost. */
  run(): Promise<void> {
    const questions = this.toWrite;
    return this.must(() => this.api.run({ id: this.id, questions }));
  }

  /** Rejects when that was refused or lost. */
  takeBack(): Promise<void> {
    return this.must(() => this.api.takeBack({ id: this.id }));
  }

  private async must(work: () => Promise<QuestionImport>): Promise<void> {
    if (await this.changing.run(work)) return;
    this.seeOthers();
    throw this.changing.failureOf();
  }

  /** Shows what somebody else has done with the import meanwhile. */
  private seeOthers(): void {
    if (refusalCode(this.changing.failureOf()) === ErrorCode.conflict) void this.questions.renew();
  }
}

export const makeQuestionImportStore = ({ http, uploader }: ExamEnvironment, key: string) => {
  const [bank = 0, id = 0] = key.split(':').map(Number);
  return new QuestionImportStore(bank, id, apiOf(http, questionImportCalls), uploader);
};
