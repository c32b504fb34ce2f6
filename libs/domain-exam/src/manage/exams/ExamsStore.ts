import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  managedExamStates,
  mostExamsActedOn,
  type addExam,
  type ExamAct,
  type ExamActRefusal,
  type ManagedExam,
  type ManagedExamDetail,
  type manageExams,
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
} from '@banyan/core-console';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { manageExamsCalls, type ManageExamsApi } from '../../api/manageExamsCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { noQuery } from '../shared/tableQuery.ts';
import { examsQuery } from './examsQuery.ts';

type ExamsPage = CallOutput<typeof manageExams>;

/** A new exam that is asked about: empty, or a copy. */
interface NewExam {
  /** Title that stands there first. */
  readonly title: string;
  /** Id of the exam to copy; 0: none. */
  readonly copyOf: number;
}

/** The list of exams: table, numbers of its views, the exam in the panel, what is done to several, a new exam. */
export class ExamsStore {
  readonly table: TableStore<ManagedExam, ExamsPage>;
  /** Number of exams in each state. */
  readonly counts: Request<Readonly<Record<string, number>>>;
  /** The exam in the panel. */
  readonly detail: Request<ManagedExamDetail, number>;
  readonly acts: BulkActStore<ExamAct, ExamActRefusal>;
  readonly saved: SavedViewsStore;
  readonly leaving: ListExportStore;
  readonly access: AccessStore;
  private readonly adding: Action<CallInput<typeof addExam>, CallOutput<typeof addExam>>;
  private readonly api: ManageExamsApi;
  /** The open form for a new exam; null: it is closed. */
  form: NewExam | null = null;
  /** Id of the exam that was just added; 0: none. */
  added = 0;

  constructor(api: ManageExamsApi, { leaving, saved }: { leaving: ListExportStore; saved: SavedViewsStore }) {
    this.leaving = leaving;
    this.api = api;
    this.saved = saved;
    this.table = new TableStore<ManagedExam, ExamsPage>({
      load: (query, cursor, options) => api.list({ ...examsQuery(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['title', 'state', 'opens', 'audience', 'sat', 'passed', 'mean', 'supervision', 'changed'],
      sort: '-changed',
      filters: ['state', 'kind', 'supervision'],
    });
    this.counts = new Request(async (_, options) => {
      const totals = await Promise.all(
        managedExamStates.map((state) => api.list({ ...examsQuery(noQuery), state, size: 1 }, options)),
      );
      return Object.fromEntries(managedExamStates.map((state, index) => [state, totals[index]?.total ?? 0]));
    });
    this.detail = new Request((id, options) => api.exam({ id }, options));
    this.access = new AccessStore(api);
    this.acts = new BulkActStore<ExamAct, ExamActRefusal>({
      async act({ act, ids }, options) {
        const { back, done, left } = await api.act({ act, ids: [...ids] }, options);
        return { done, left, back: back.ids.length === 0 ? [] : [{ ...back, value: '' }] };
      },
      list: (query, cursor) => api.list({ ...examsQuery(query), cursor }, {}),
      most: mostExamsActedOn,
      ended: () => void this.renew(),
    });
    this.adding = new Action((input, options) => api.add(input, options), { done: ({ id }) => this.keep(id) });
    makeAutoObservable<this, 'adding' | 'api'>(this, {
      ...{ table: false, counts: false, detail: false, acts: false, saved: false },
      ...{ leaving: false, access: false, adding: false, api: false },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.counts.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.counts, this.access.rights, this.detail]) one.leave();
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    this.table.selection.clear();
    await Promise.all([this.table.list.renew(), this.counts.refresh(), this.detail.refresh()]);
  }

  /** Shows a view: all that are not archived, or one state. */
  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { state: [id] } });
  }

  openForm(form: NewExam | null): void {
    this.form = form;
    this.added = 0;
  }

  /** Adds an exam as a draft. Rejects when it was refused or lost. */
  async add(title: string): Promise<void> {
    const copyOf = this.form?.copyOf ?? 0;
    if (!(await this.adding.run({ title, ...(copyOf === 0 ? {} : { copyOf }) }))) throw this.adding.failureOf();
  }

  /** Asks for the list as a file, with its filters. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    const { kind, q, state, supervision } = examsQuery(this.table.query);
    return this.api.begin({ format, kind, q, state, supervision });
  }

  private keep(id: number): void {
    this.added = id;
  }
}

export const makeExamsStore = ({ http }: ExamEnvironment) =>
  new ExamsStore(apiOf(http, manageExamsCalls), {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'exams'),
  });
