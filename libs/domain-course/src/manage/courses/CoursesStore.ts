import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  managedCourseStates,
  courseColumns,
  mostCoursesActedOn,
  type CourseAct,
  type CourseActRefusal,
  type addCourse,
  type copyCourse,
  type Category,
  type CourseColumn,
  type ManagedCourse,
  type ManagedCourseDetail,
  type manageCourses,
} from '@banyan/contracts/course';
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
import { manageCoursesCalls, type ManageCoursesApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment } from '../../course.environment.ts';
import { coursesQuery, noQuery } from './coursesQuery.ts';

type CoursesPage = CallOutput<typeof manageCourses>;

/** Columns of the file by those of the table. */
const columnsOf: Readonly<Record<string, readonly CourseColumn[]>> = {
  title: ['title', 'title_en'],
  category: ['category', 'lecturer'],
  state: ['state'],
  kind: ['chapters', 'minutes'],
  learners: ['learners'],
  finished: ['finished'],
  price: ['price'],
  changed: ['changed'],
};

/** The list of courses: table, numbers of its views, the course in the panel, what is done to several, a new course. */
export class CoursesStore {
  readonly table: TableStore<ManagedCourse, CoursesPage>;
  readonly categories: Request<readonly Category[]>;
  /** Number of courses in each state. */
  readonly counts: Request<Readonly<Record<string, number>>>;
  /** The course in the panel. */
  readonly detail: Request<ManagedCourseDetail, number>;
  readonly acts: BulkActStore<CourseAct, CourseActRefusal>;
  readonly saved: SavedViewsStore;
  readonly leaving: ListExportStore;
  readonly access: AccessStore;
  /** Copies of courses, by the id of the course. */
  readonly copying: Action<number, CallOutput<typeof copyCourse>>;
  private readonly adding: Action<CallInput<typeof addCourse>, CallOutput<typeof addCourse>>;
  private readonly api: ManageCoursesApi;
  /** Whether the form for a new course is open. */
  formOpen = false;
  /** Id of the course that was just added; 0: none. */
  added = 0;

  constructor(api: ManageCoursesApi, { leaving, saved }: { leaving: ListExportStore; saved: SavedViewsStore }) {
    this.leaving = leaving;
    this.api = api;
    this.saved = saved;
    this.table = new TableStore<ManagedCourse, CoursesPage>({
      load: (query, cursor, options) => api.list({ ...coursesQuery(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['title', 'kind', 'category', 'state', 'audience', 'learners', 'finished', 'price', 'changed'],
      sort: '-changed',
      filters: ['state', 'category', 'kind', 'fee'],
    });
    this.categories = new Request(async (_, options) => (await api.categories({}, options)).categories);
    this.counts = new Request(async (_, options) => {
      const totals = await Promise.all(
        managedCourseStates.map((state) => api.list({ ...coursesQuery(noQuery), state, size: 1 }, options)),
      );
      return Object.fromEntries(managedCourseStates.map((state, index) => [state, totals[index]?.total ?? 0]));
    });
    this.detail = new Request((id, options) => api.course({ id }, options));
    this.access = new AccessStore(api);
    this.acts = new BulkActStore<CourseAct, CourseActRefusal>({
      async act({ act, ids, value: category }, options) {
        const { back, done, left } = await api.act({ act, ids: [...ids], category }, options);
        return { done, left, back: back.map(({ category: value, ...step }) => ({ ...step, value })) };
      },
      list: (query, cursor) => api.list({ ...coursesQuery(query), cursor }, {}),
      most: mostCoursesActedOn,
      ended: () => void this.renew(),
    });
    this.adding = new Action((input, options) => api.add(input, options), { done: ({ id }) => this.keep(id) });
    this.copying = new Action((id, options) => api.copy({ id }, options), { done: ({ id }) => this.keep(id) });
    makeAutoObservable<this, 'adding' | 'api'>(this, {
      ...{ table: false, categories: false, counts: false, detail: false, acts: false, saved: false },
      ...{ leaving: false, access: false, adding: false, copying: false, api: false },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.categories.show(), this.counts.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.categories, this.counts, this.access.rights, this.detail]) one.leave();
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

  openForm(open: boolean): void {
    this.formOpen = open;
    this.added = 0;
  }

  /** Adds a course as a draft. Rejects when it was refused or lost. */
  async add(input: CallInput<typeof addCourse>): Promise<void> {
    if (!(await this.adding.run(input))) throw this.adding.failureOf();
  }

  /** Copies a course; answers the id of the copy, or null when that was refused or lost, which `copying` tells. */
  async copy(id: number): Promise<number | null> {
    return (await this.copying.run(id)) ? this.added : null;
  }

  /** Asks for the list as a file, with its filters and columns. */
  exportAs(format: 'csv' | 'xlsx'): Promise<ExportedTable> {
    const { category, fee, kind, q, state } = coursesQuery(this.table.query);
    const { order } = this.table.columns;
    const shown = order.filter((id) => this.table.columns.isShown(id)).flatMap((id) => columnsOf[id] ?? []);
    const columns = courseColumns.filter((one) => shown.includes(one));
    return this.api.begin({ format, columns: [...columns], category, fee, kind, q, state });
  }

  private keep(id: number): void {
    this.added = id;
  }
}

export const makeCoursesStore = ({ http }: CourseEnvironment) =>
  new CoursesStore(apiOf(http, manageCoursesCalls), {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'courses'),
  });
