import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  handInReasons,
  mostSitters,
  sitterSorts,
  sitterStands,
  type examSitters,
  type ExamOutcome,
  type Sitter,
  type SitterPapers,
  type SitterRefusal,
} from '@banyan/contracts/exam';
import type { ExportedTable } from '@banyan/contracts/organisation';
import {
  BulkActStore,
  makeListExport,
  makeSavedViewsStore,
  TableStore,
  type ListExportStore,
  type SavedViewsStore,
  type TableQuery,
} from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { resultsCalls, type ResultsApi } from '../../api/manageExamsCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { oneOf } from '../shared/tableQuery.ts';

type SittersPage = CallOutput<typeof examSitters>;
/** Acts on several people of an exam. */
export type SitterAct = 'remind' | 'reopen';

/** Rows asked for at once. */
const pageSize = 60;

/** The call's filters for a query of the table; unknown values are left out. */
const filtersOf = ({
  filters,
  q,
  sort,
}: TableQuery): Omit<CallInput<typeof examSitters>, 'cursor' | 'id' | 'size'> => ({
  q: q.slice(0, 60),
  stand: oneOf(sitterStands, filters['stand']?.[0]),
  reason: oneOf(handInReasons, filters['reason']?.[0]),
  sort: oneOf(sitterSorts, sort) || '-score',
});

/** The outcome of an exam: figures, its people, one person's papers, reminders, papers that are opened again. */
export class ResultsStore {
  readonly id: number;
  readonly outcome: Request<ExamOutcome>;
  readonly table: TableStore<Sitter, SittersPage>;
  /** Papers of the person in the panel. */
  readonly papers: Request<SitterPapers, { readonly person: number; readonly paper: number }>;
  readonly acts: BulkActStore<SitterAct, SitterRefusal>;
  readonly saved: SavedViewsStore;
  readonly leaving: ListExportStore;
  /** Minutes and reason for papers that are opened again. */
  minutes = 10;
  private readonly api: ResultsApi;

  constructor(id: number, api: ResultsApi, { leaving, saved }: { leaving: ListExportStore; saved: SavedViewsStore }) {
    this.id = id;
    this.api = api;
    this.leaving = leaving;
    this.saved = saved;
    this.outcome = new Request((_, options) => api.outcome({ id }, options));
    this.table = new TableStore<Sitter, SittersPage>({
      load: (query, cursor, options) => api.sitters({ id, ...filtersOf(query), size: pageSize, cursor }, options),
      id: (row) => row.id,
      columns: [
        'name',
        'department',
        'stand',
        'score',
        'attempts',
        'handedIn',
        'reason',
        'took',
        'switches',
        'markers',
      ],
      hidden: ['markers'],
      sort: '-score',
      filters: ['stand', 'reason'],
    });
    this.papers = new Request(({ paper, person }, options) =>
      api.papers({ id, person, ...(paper === 0 ? {} : { paper }) }, options),
    );
    this.acts = new BulkActStore<SitterAct, SitterRefusal>({
      act: async ({ act, ids, value }, options) => {
        const people = [...ids];
        const { done, left } =
          act === 'remind'
            ? await api.remind({ id, people }, options)
            : await api.reopen({ id, people, minutes: this.minutes, reason: value }, options);
        return { done, left, back: [] };
      },
      list: (query, cursor) => api.sitters({ id, ...filtersOf(query), size: pageSize, cursor }, {}),
      most: mostSitters,
      ended: () => void this.renew(),
    });
    makeAutoObservable<this, 'api'>(this, {
      ...{ id: false, outcome: false, table: false, papers: false, acts: false, saved: false },
      ...{ leaving: false, api: false },
    });
  }

  show(): Promise<void> {
    return this.outcome.show();
  }

  leave(): void {
    this.outcome.leave();
    this.papers.leave();
    this.table.leave();
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    this.table.selection.clear();
    await Promise.all([this.table.list.renew(), this.outcome.refresh(), this.papers.refresh()]);
  }

  /** Shows everybody, or those who stand in one way. */
  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { stand: [id] } });
  }

  giveMinutes(minutes: number): void {
    this.minutes = minutes;
  }

  /** Asks for the people as a file, with the filters of the list. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    return this.api.begin({ id: this.id, format, ...filtersOf(this.table.query) });
  }
}

export const makeResultsStore = ({ http }: ExamEnvironment, id: number) =>
  new ResultsStore(id, apiOf(http, resultsCalls), {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'sitters'),
  });
