import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  managedQuestionnaireStates,
  mostQuestionnairesActedOn,
  type addQuestionnaire,
  type ManagedQuestionnaire,
  type ManagedQuestionnaireDetail,
  type manageQuestionnaires,
  type QuestionnaireAct,
  type QuestionnaireActRefusal,
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
import { manageQuestionnairesCalls, type ManageQuestionnairesApi } from '../../api/manageQuestionnairesCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { noQuery } from '../shared/tableQuery.ts';
import { questionnairesQuery } from './questionnairesQuery.ts';

type Page = CallOutput<typeof manageQuestionnaires>;

/** A new questionnaire that is asked about: empty, or a copy. */
interface NewQuestionnaire {
  /** Title that stands there first. */
  readonly title: string;
  /** Id of the one to copy; 0: none. */
  readonly copyOf: number;
}

/** The list of questionnaires: table, numbers of its views, the one in the panel, acts on several, a new one. */
export class QuestionnairesStore {
  readonly table: TableStore<ManagedQuestionnaire, Page>;
  /** Number of questionnaires in each state. */
  readonly counts: Request<Readonly<Record<string, number>>>;
  readonly templates: Request<readonly ManagedQuestionnaire[]>;
  /** The questionnaire in the panel. */
  readonly detail: Request<ManagedQuestionnaireDetail, number>;
  readonly acts: BulkActStore<QuestionnaireAct, QuestionnaireActRefusal>;
  readonly saved: SavedViewsStore;
  readonly leaving: ListExportStore;
  readonly access: AccessStore;
  private readonly adding: Action<CallInput<typeof addQuestionnaire>, CallOutput<typeof addQuestionnaire>>;
  private readonly api: ManageQuestionnairesApi;
  /** The open form; null: it is closed. */
  form: NewQuestionnaire | null = null;
  /** Id of the one that was just added; 0: none. */
  added = 0;

  constructor(api: ManageQuestionnairesApi, around: { leaving: ListExportStore; saved: SavedViewsStore }) {
    this.api = api;
    this.leaving = around.leaving;
    this.saved = around.saved;
    this.table = new TableStore<ManagedQuestionnaire, Page>({
      load: (query, cursor, options) => api.list({ ...questionnairesQuery(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['title', 'state', 'opens', 'audience', 'answered', 'questions', 'names', 'changed'],
      sort: '-changed',
      filters: ['state', 'kind', 'names'],
    });
    this.counts = new Request(async (_, options) => {
      const of = (state: ManagedQuestionnaire['state']) =>
        api.list({ ...questionnairesQuery(noQuery), state, size: 1 }, options);
      const totals = await Promise.all(managedQuestionnaireStates.map(of));
      return Object.fromEntries(managedQuestionnaireStates.map((state, index) => [state, totals[index]?.total ?? 0]));
    });
    this.templates = new Request(async (_, options) => {
      const { items } = await api.list({ ...questionnairesQuery(noQuery), state: 'template' }, options);
      return items;
    });
    this.detail = new Request((id, options) => api.questionnaire({ id }, options));
    this.access = new AccessStore(api);
    this.acts = new BulkActStore<QuestionnaireAct, QuestionnaireActRefusal>({
      async act({ act, ids, value }, options) {
        const { back, done, left } = await api.act({ act, ids: [...ids], days: Number(value) || 0 }, options);
        const other = act === 'archive' ? ('restore' as const) : ('archive' as const);
        return { done, left, back: back.length === 0 ? [] : [{ act: other, ids: back, value: '' }] };
      },
      list: (query, cursor) => api.list({ ...questionnairesQuery(query), cursor }, {}),
      most: mostQuestionnairesActedOn,
      ended: () => void this.renew(),
    });
    this.adding = new Action((input, options) => api.add(input, options), { done: ({ id }) => this.keep(id) });
    makeAutoObservable<this, 'adding' | 'api'>(this, {
      ...{ table: false, counts: false, templates: false, detail: false, acts: false, saved: false },
      ...{ leaving: false, access: false, adding: false, api: false },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.counts.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.counts, this.access.rights, this.detail, this.templates]) one.leave();
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    this.table.selection.clear();
    await Promise.all([this.table.list.renew(), this.counts.refresh(), this.detail.refresh()]);
  }

  /** Shows a view: all that are at work, or one state. */
  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { state: [id] } });
  }

  openForm(form: NewQuestionnaire | null): void {
    this.form = form;
    this.added = 0;
    if (form?.copyOf === 0) void this.templates.load();
  }

  /** Adds a questionnaire as a draft. Rejects when it was refused or lost. */
  async add(title: string, copyOf: number): Promise<void> {
    if (!(await this.adding.run({ title, ...(copyOf === 0 ? {} : { copyOf }) }))) throw this.adding.failureOf();
  }

  /** Asks for the list as a file, with its filters. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    const { kind, names, q, state } = questionnairesQuery(this.table.query);
    return this.api.begin({ format, kind, names, q, state });
  }

  private keep(id: number): void {
    this.added = id;
  }
}

export const makeQuestionnairesStore = ({ http }: ExamEnvironment) =>
  new QuestionnairesStore(apiOf(http, manageQuestionnairesCalls), {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'questionnaires'),
  });
