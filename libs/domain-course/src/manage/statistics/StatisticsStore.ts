import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  learnerStands,
  mostReminded,
  type ChapterAttention,
  type ChapterStatistics,
  type PersonInCourse,
  type coursePeople,
  type CourseStatistics,
  type remindLearners,
} from '@banyan/contracts/course';
import type { ExportedTable } from '@banyan/contracts/organisation';
import { makeListExport, TableStore, type Chosen, type ListExportStore, type TableQuery } from '@banyan/core-console';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { statisticsCalls, type StatisticsApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment } from '../../course.environment.ts';

type PeoplePage = CallOutput<typeof coursePeople>;
type Filters = Pick<CallInput<typeof coursePeople>, 'q' | 'stand'>;

/** Rows asked for at once. */
const pageSize = 60;

const filtersOf = ({ filters, q }: TableQuery): Filters => ({
  q: q.slice(0, 60),
  stand: learnerStands.find((one) => one === filters['stand']?.[0]) ?? '',
});

/** Statistics of a course: figures, the seconds of one chapter, its people, and reminders. */
export class StatisticsStore {
  readonly id: number;
  readonly figures: Request<CourseStatistics>;
  /** The seconds of the chosen chapter. */
  readonly attention: Request<ChapterAttention, number>;
  readonly table: TableStore<PersonInCourse, PeoplePage>;
  readonly leaving: ListExportStore;
  /** Id of the chapter whose seconds are shown; 0: the first that plays. */
  chapter = 0;
  /** People who are asked about before they are reminded; null: nobody is. */
  asked: Chosen | null = null;
  /** Number of people who got the last reminder; null: none was sent. */
  reminded: number | null = null;
  private readonly api: StatisticsApi;
  private readonly reminding: Action<CallInput<typeof remindLearners>, CallOutput<typeof remindLearners>>;

  constructor(id: number, api: StatisticsApi, leaving: ListExportStore) {
    this.id = id;
    this.api = api;
    this.leaving = leaving;
    this.figures = new Request((_, options) => api.read({ id }, options));
    this.attention = new Request((chapter, options) => api.attention({ id, chapter }, options));
    this.table = new TableStore<PersonInCourse, PeoplePage>({
      load: (query, cursor, options) => api.people({ id, ...filtersOf(query), size: pageSize, cursor }, options),
      id: (row) => row.id,
      columns: ['name', 'department', 'stand', 'howFar', 'left', 'studied'],
      sort: '',
      filters: ['stand'],
    });
    this.reminding = new Action((input, options) => api.remind(input, options), {
      done: ({ reminded }) => this.count(reminded),
    });
    makeAutoObservable<this, 'api' | 'reminding'>(this, {
      ...{ id: false, figures: false, attention: false, table: false, leaving: false, api: false, reminding: false },
      asked: observableRef,
    });
  }

  async show(): Promise<void> {
    await this.figures.show();
    const [first] = this.playing;
    if (first !== undefined && this.attention.value === null) await this.attention.show(first.id);
  }

  leave(): void {
    this.figures.leave();
    this.attention.leave();
    this.table.leave();
  }

  /** Chapters that play. */
  get playing(): readonly ChapterStatistics[] {
    return (this.figures.value?.chapters ?? []).filter(({ kind }) => kind === 'video' || kind === 'audio');
  }

  /** Shows the seconds of a chapter. */
  look(chapter: number): void {
    this.chapter = chapter;
    void this.attention.show(chapter);
  }

  /** Asks before the chosen people are reminded. */
  ask(): void {
    if (this.table.chosenCount > 0) this.asked = this.table.chosen;
  }

  close(): void {
    this.asked = null;
  }

  dismiss(): void {
    this.reminded = null;
  }

  /** Reminds those who were asked about. Rejects when a step was refused or lost. */
  async remind(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const people = await this.idsOf(asked);
    runInAction(() => (this.reminded = 0));
    for (let from = 0; from < people.length; from += mostReminded) {
      const step = { id: this.id, people: people.slice(from, from + mostReminded) };
      if (!(await this.reminding.run(step))) throw this.reminding.failureOf();
    }
    runInAction(() => this.table.selection.clear());
  }

  /** Asks for the people as a file, with the filters of the list. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    return this.api.begin({ id: this.id, format, ...filtersOf(this.table.query) });
  }

  private count(reminded: number): void {
    this.reminded = (this.reminded ?? 0) + reminded;
  }

  /** Those who match at the moment of acting, page by page. */
  private async idsOf(chosen: Chosen): Promise<readonly number[]> {
    if (chosen.kind === 'rows') return chosen.ids.map(Number);
    const except = new Set(chosen.except.map(Number));
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const input = { id: this.id, ...filtersOf(chosen.query), size: pageSize, cursor };
      const page: PeoplePage = await this.api.people(input, {});
      ids.push(...page.items.map(({ id }) => id).filter((id) => !except.has(id)));
      cursor = page.next;
    }
    return ids;
  }
}

export const makeStatisticsStore = ({ http }: CourseEnvironment, id: number) =>
  new StatisticsStore(id, apiOf(http, statisticsCalls), makeListExport(http));
