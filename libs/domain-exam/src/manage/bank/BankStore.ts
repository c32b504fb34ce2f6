import type { CallOutput } from '@banyan/contracts';
import {
  mostQuestionsActedOn,
  type ExchangeFormat,
  type ManagedBank,
  type ManagedQuestion,
  type manageBank,
  type manageQuestions,
  type QuestionAct,
  type QuestionActRefusal,
  type writeQuestionFile,
} from '@banyan/contracts/exam';
import type { ExportedTable } from '@banyan/contracts/organisation';
import {
  AccessStore,
  BulkActStore,
  makeListExport,
  makeSavedViewsStore,
  TableStore,
  type ListExportStore,
  type SavedViewsStore,
  type TableQuery,
} from '@banyan/core-console';
import { Action, apiOf, Request, saveFile } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { bankCalls, type BankApi } from '../../api/manageCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { questionsQuery } from './questionsQuery.ts';

type QuestionsPage = CallOutput<typeof manageQuestions>;
type WrittenQuestions = CallOutput<typeof writeQuestionFile>;

/** A bank: its questions, the numbers of its views, and what is done to several questions. */
export class BankStore {
  readonly table: TableStore<ManagedQuestion, QuestionsPage>;
  readonly bank: Request<CallOutput<typeof manageBank>>;
  /** Banks to which questions can be moved. */
  readonly banks: Request<readonly ManagedBank[]>;
  readonly acts: BulkActStore<QuestionAct, QuestionActRefusal>;
  readonly access: AccessStore;
  readonly saved: SavedViewsStore;
  readonly leaving: ListExportStore;
  /** The last file for other programs; null: none. */
  file: WrittenQuestions | null = null;
  readonly writing: Action<ExchangeFormat, WrittenQuestions>;
  private readonly api: BankApi;
  private readonly id: number;

  constructor(api: BankApi, id: number, { leaving, saved }: { leaving: ListExportStore; saved: SavedViewsStore }) {
    this.api = api;
    this.id = id;
    this.leaving = leaving;
    this.saved = saved;
    this.table = new TableStore<ManagedQuestion, QuestionsPage>({
      load: (query, cursor, options) => api.list({ ...questionsQuery(id, query), cursor }, options),
      id: (question) => question.id,
      columns: ['stem', 'kind', 'difficulty', 'right', 'discrimination', 'exams', 'tags', 'changed'],
      hidden: ['tags', 'changed'],
      sort: '-changed',
      filters: ['kind', 'tag', 'difficulty', 'discrimination', 'used', 'state'],
    });
    this.bank = new Request((_, options) => api.bank({ id }, options));
    this.banks = new Request(async (_, options) => (await api.banks({ q: '', size: 60 }, options)).items);
    this.access = new AccessStore(api);
    this.acts = new BulkActStore<QuestionAct, QuestionActRefusal>({
      act: ({ act, ids, value }, options) => api.act({ act, ids: [...ids], value }, options),
      list: (query, cursor) => api.list({ ...questionsQuery(id, query), cursor }, {}),
      most: mostQuestionsActedOn,
      ended: () => void this.renew(),
    });
    this.writing = new Action((format) => api.write({ ...this.filters, format }), {
      done: (file) => {
        this.file = file;
        saveFile(file.name, new Blob([Uint8Array.from(atob(file.content), (one) => one.codePointAt(0) ?? 0)]));
      },
    });
    makeAutoObservable<this, 'api' | 'id'>(this, {
      ...{ table: false, bank: false, banks: false, acts: false, access: false, saved: false, leaving: false },
      ...{ api: false, id: false, writing: false, file: observableRef },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.bank.show(), this.banks.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.bank, this.banks, this.access.rights]) one.leave();
  }

  /** Whether questions out of use are shown. */
  get isRetired(): boolean {
    return this.table.query.filters['state']?.includes('retired') ?? false;
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    this.table.selection.clear();
    await Promise.all([this.table.list.renew(), this.bank.refresh()]);
  }

  /** Shows a view: a kind, questions without an exam, those out of use, or all in use. */
  showView(id: string): void {
    const filters: TableQuery['filters'] =
      id === ''
        ? {}
        : id === 'unused'
          ? { used: ['N'] }
          : id === 'retired'
            ? { state: ['retired'] }
            : id === 'weak'
              ? { discrimination: ['weak'] }
              : { kind: [id] };
    this.table.showView(id, { filters });
  }

  /** Asks for the questions that the filters find as a table. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    return this.api.begin({ ...this.filters, format });
  }

  private get filters() {
    const { bank, difficulty, discrimination, kind, q, state, tag, used } = questionsQuery(this.id, this.table.query);
    return { bank, difficulty, discrimination, kind, q, state, tag, used };
  }
}

export const makeBankStore = ({ http }: ExamEnvironment, id: number) =>
  new BankStore(apiOf(http, bankCalls), id, {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'questions'),
  });
