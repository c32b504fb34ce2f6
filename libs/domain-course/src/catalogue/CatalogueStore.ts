import type { Category, CourseCard } from '@banyan/contracts/course';
import { Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '@banyan/core-screen';
import type { CategoryTree, CourseListPage } from '../api/courseApi.ts';
import type { CatalogueApi } from '../api/catalogueCalls.ts';
import { emptyQuery, isCategoryId, toInput, writeQuery, type CatalogueQuery } from './catalogueQuery.ts';

const sameQuestion = (a: CatalogueQuery, b: CatalogueQuery) =>
  writeQuery({ ...a, view: 'grid' }).toString() === writeQuery({ ...b, view: 'grid' }).toString();

/** The catalogue: one query with its page of courses, and the category tree. */
export class CatalogueStore {
  query: CatalogueQuery = emptyQuery;
  /** The category filter is invalid, so nothing was requested. */
  refused = false;
  readonly list: Request<CourseListPage, CatalogueQuery>;
  readonly tree: Request<CategoryTree>;
  /** Lecturers to filter by; the previous page's remain while the next one loads. */
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
   * Shows the query of the address for a `viewer`: titles depend on their language, learning states on the person. The
   * same query keeps its list while it is fetched again; another view of it fetches nothing.
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

  /** Loads the list of the current query. */
  loadList(): void {
    const { query } = this;
    this.refused = query.moduleId === null && !isCategoryId(query.category);
    if (this.refused) this.list.clear();
    else void this.list.load(query);
  }

  /** Fetches the visible list again; it stays until the answer arrives. */
  refresh(): void {
    void this.list.refresh();
  }

  /** The screen was left: pending requests are cancelled. */
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

  /** Path from the top category to the chosen one; empty when none is chosen or it is not in the tree. */
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

  /** Name of the filtered lecturer, if the page lists them. */
  get lecturerName(): string | null {
    const named = [...this.lecturers, ...this.courses.map((course) => course.lecturer)];
    return named.find(({ id }) => id === this.query.lecturer)?.name ?? null;
  }

  async #page(query: CatalogueQuery, options: CallOptions): Promise<CourseListPage> {
    if (query.moduleId === null) return this.#api.courses(toInput(query), options);
    // `total` counts the omitted courses, which are behind the module's own link.
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
