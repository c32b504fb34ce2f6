import type { Category, CourseCard } from '@banyan/contracts/course';
import { Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '@banyan/core-screen';
import type { CategoryTree, CourseListPage } from '../api/courseApi.ts';
import type { CatalogueApi } from '../api/catalogueCalls.ts';
import { emptyQuery, isCategoryId, toInput, writeQuery, type CatalogueQuery } from './catalogueQuery.ts';

const sameQuestion = (a: CatalogueQuery, b: CatalogueQuery) =>
  writeQuery({ ...a, view: 'grid' }).toString() === writeQuery({ ...b, view: 'grid' }).toString();

/** The catalogue: one query at a time, its page of courses, and the category tree. */
export class CatalogueStore {
  query: CatalogueQuery = emptyQuery;
  /** The category filter is not one, so nothing was asked. */
  refused = false;
  readonly list: Request<CourseListPage, CatalogueQuery>;
  readonly tree: Request<CategoryTree>;
  /** Lecturers to filter by; those of the page before stay on offer while the next one loads. */
  lecturers: CourseListPage['lecturers'] = [];
  readonly #api: CatalogueApi;
  #viewer = '';

  constructor(api: CatalogueApi) {
    this.#api = api;
    this.list = new Request(async (query, options) => {
      const page = await this.#page(query, options);
      this.offer(page.lecturers);
      return page;
    });
    this.tree = new Request((_, options) => api.categories({}, options));
    makeAutoObservable(this, { list: false, tree: false, query: observableRef, lecturers: observableRef });
  }

  /**
   * Shows what the address asks for, to a `viewer`: titles come in their language, learning states are their own. A
   * question that is on the screen already stays there while it is asked again; another view of it asks nothing.
   */
  show(query: CatalogueQuery, viewer = ''): void {
    const sameViewer = viewer === this.#viewer;
    const onlyView = sameViewer && sameQuestion(query, this.query) && query.view !== this.query.view;
    const same = sameViewer && sameQuestion(query, this.query) && this.list.value !== null;
    this.query = query;
    this.#viewer = viewer;
    if (!sameViewer || this.tree.state === 'idle' || this.tree.state === 'failed') void this.tree.load();
    if (!same) this.loadList();
    else if (!onlyView) void this.list.refresh();
  }

  /** Loads the list of the query in force. */
  loadList(): void {
    const { query } = this;
    this.refused = query.moduleId === null && !isCategoryId(query.category);
    if (this.refused) this.list.clear();
    else void this.list.load(query);
  }

  /** Asks again for the list that is on the screen, which stays until the answer is there. */
  refresh(): void {
    void this.list.refresh();
  }

  /** The screen was left: what is under way is of no use any more. */
  leave(): void {
    this.list.leave();
    this.tree.leave();
  }

  get courses(): readonly CourseCard[] {
    return this.list.value?.items ?? [];
  }

  get categories(): readonly Category[] {
    return this.tree.value?.categories ?? [];
  }

  /** From the top category down to the chosen one; empty when none is chosen or it is not in the tree. */
  get chosenPath(): readonly Category[] {
    const byId = new Map(this.categories.map((category) => [category.id, category]));
    const path: Category[] = [];
    let at = byId.get(this.query.category);
    while (at !== undefined && !path.includes(at)) {
      path.unshift(at);
      at = at.parent === null ? undefined : byId.get(at.parent);
    }
    return path;
  }

  /** Name of the lecturer filtered by, when the page names them. */
  get lecturerName(): string | null {
    const named = [...this.lecturers, ...this.courses.map((course) => course.lecturer)];
    return named.find(({ id }) => id === this.query.lecturer)?.name ?? null;
  }

  async #page(query: CatalogueQuery, options: CallOptions): Promise<CourseListPage> {
    if (query.moduleId === null) return this.#api.courses(toInput(query), options);
    // Its `total` is of the courses that it leaves out, which are behind the module's own link.
    const { items } = await this.#api.moduleCourses({ module: query.moduleId }, options);
    return {
      items,
      count: items.length,
      countLimit: items.length,
      first: items.length > 0 ? 1 : null,
      next: null,
      previous: null,
      lecturers: [],
    };
  }

  private offer(lecturers: CourseListPage['lecturers']): void {
    this.lecturers = lecturers;
  }
}
