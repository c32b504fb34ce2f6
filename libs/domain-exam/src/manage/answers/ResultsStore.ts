import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  type actOnQuestionnaires,
  type managedResults,
  type ManagedResults,
  type MissingPerson,
  type QuestionnaireActRefusal,
  type QuestionnaireSheet,
} from '@banyan/contracts/exam';
import type { ExportedTable } from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, type ListExportStore } from '@banyan/core-console';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { managedResultsCalls, type ManagedResultsApi } from '../../api/manageQuestionnairesCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

/** Filters of named answers. */
export type ResultFilters = Required<Pick<CallInput<typeof managedResults>, 'department' | 'from' | 'until'>> &
  Pick<CallInput<typeof managedResults>, 'answer' | 'item'>;

const nothing: ResultFilters = { department: 0, from: '', until: '', item: '', answer: 0 };

/** Results of a questionnaire in the console: sums under filters, who answered what, who has not. */
export class ResultsStore {
  readonly id: number;
  readonly results: Request<ManagedResults>;
  /** Counts anew under other filters; the former figures stay until they have come. */
  readonly counting: Request<ManagedResults, ResultFilters>;
  readonly sheets: PagedList<QuestionnaireSheet>;
  readonly missing: PagedList<MissingPerson>;
  readonly leaving: ListExportStore;
  readonly access: AccessStore;
  readonly reminding: Action<void, CallOutput<typeof actOnQuestionnaires>>;
  filters: ResultFilters = nothing;
  /** People who were reminded last; null: nobody yet. */
  reminded: number | null = null;
  /** Why nobody was reminded; null: it was not refused. */
  unreminded: QuestionnaireActRefusal | null = null;
  private readonly api: ManagedResultsApi;

  constructor(id: number, api: ManagedResultsApi, leaving: ListExportStore) {
    this.id = id;
    this.api = api;
    this.leaving = leaving;
    this.access = new AccessStore(api);
    this.results = new Request((_, options) => api.results({ id, ...this.filters }, options));
    this.counting = new Request((filters, options) => api.results({ id, ...filters }, options));
    this.sheets = new PagedList(
      (_, cursor, options) => api.sheets({ id, ...this.filters, cursor, size: 20 }, options),
      {
        id: (sheet) => sheet.id,
      },
    );
    this.missing = new PagedList((_, cursor, options) => api.missing({ id, cursor, size: 60 }, options), {
      id: (person) => person.id,
    });
    this.reminding = new Action((_, options) => api.act({ ids: [id], act: 'remind' }, options), {
      done: (outcome) => this.told(outcome),
    });
    makeAutoObservable<this, 'api'>(this, {
      ...{ id: false, results: false, counting: false, sheets: false, missing: false, leaving: false, access: false },
      ...{ reminding: false, api: false, filters: observableRef },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.results.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.results, this.counting, this.sheets, this.missing, this.access.rights]) one.leave();
  }

  get isFiltered(): boolean {
    const { department, from, item, until } = this.filters;
    return department !== 0 || from !== '' || until !== '' || item !== '';
  }

  /** Counts again under other filters. */
  async filter(changed: Partial<ResultFilters>): Promise<void> {
    this.filters = { ...this.filters, ...changed };
    await this.counting.load(this.filters);
    const { value } = this.counting;
    if (value !== null) this.results.set(value);
  }

  unfilter(): Promise<void> {
    return this.filter(nothing);
  }

  /** Reminds whoever has not answered. Rejects when it was refused or lost. */
  async remind(): Promise<void> {
    if (!(await this.reminding.run())) throw this.reminding.failureOf();
  }

  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    return this.api.begin({ format, id: this.id });
  }

  private told({ left, reminded }: CallOutput<typeof actOnQuestionnaires>): void {
    this.unreminded = left[0]?.why ?? null;
    this.reminded = this.unreminded === null ? reminded : null;
  }
}

export const makeResultsStore = ({ http }: ExamEnvironment, id: number) =>
  new ResultsStore(id, apiOf(http, managedResultsCalls), makeListExport(http));
