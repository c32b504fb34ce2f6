import type { Category, CourseCard } from '@banyan/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CategoryTree, CatalogueApi, CourseListPage } from '../api/courseApi.ts';
import { LatestCall } from '../shared/LatestCall.ts';
import { idle, loading, valueOf, type Request } from '../shared/request.ts';
import { emptyQuery, isCategoryId, toInput, writeQuery, type CatalogueQuery } from './catalogueQuery.ts';

/** The list, or why it was not asked for: the category filter is not one [CO-01]. */
export type CatalogueList = Request<CourseListPage> | { readonly state: 'refused' };

const sameQuestion = (a: CatalogueQuery, b: CatalogueQuery) =>
  writeQuery({ ...a, view: 'grid' }).toString() === writeQuery({ ...b, view: 'grid' }).toString();

/** The catalogue: one query at a time, its page of courses, and the category tree. */
export class CatalogueStore {
  query: CatalogueQuery = emptyQuery;
  list: CatalogueList = idle;
  tree: Request<CategoryTree> = idle;
  /** Lecturers to filter by; those of the page before stay on offer while the next one loads. */
  lecturers: CourseListPage['lecturers'] = [];
  readonly #api: CatalogueApi;
  readonly #listCall = new LatestCall();
  readonly #treeCall = new LatestCall();
  #viewer = '';

  constructor(api: CatalogueApi) {
    this.#api = api;
    makeAutoObservable(this, {
      query: observableRef,
      list: observableRef,
      tree: observableRef,
      lecturers: observableRef,
    });
  }

  /**
   * Shows what the address asks for, to a `viewer`: titles come in their language, learning states are their own. A
   * question that is on the screen already stays there while it is asked again; another view of it asks nothing.
   */
  show(query: CatalogueQuery, viewer = ''): void {
    const sameViewer = viewer === this.#viewer;
    const onlyView = sameViewer && sameQuestion(query, this.query) && query.view !== this.query.view;
    const same = sameViewer && sameQuestion(query, this.query) && this.list.state === 'ready';
    this.query = query;
    this.#viewer = viewer;
    if (!sameViewer || this.tree.state === 'idle' || this.tree.state === 'failed') this.loadTree();
    if (!same) this.loadList();
    else if (!onlyView) this.refresh();
  }

  /** Loads the list of the query in force; also the way on after a failure. */
  loadList(): void {
    const { query } = this;
    if (query.moduleId === null && !isCategoryId(query.category)) {
      this.#listCall.cancel();
      this.list = { state: 'refused' };
      return;
    }
    this.list = loading;
    void this.#listCall.run((signal) => this.#page(query, signal), {
      ready: (value) => this.setList({ state: 'ready', value }),
      failed: (error) => this.setList({ state: 'failed', error }),
    });
  }

  /** Asks again for the list that is on the screen, which stays until the answer is there. */
  refresh(): void {
    // The answer under way may be from before whatever calls for a new one.
    if (this.list.state === 'loading') this.loadList();
    if (this.list.state !== 'ready') return;
    const { query } = this;
    void this.#listCall.run((signal) => this.#page(query, signal), {
      ready: (value) => this.setList({ state: 'ready', value }),
      // What is on the screen is better than a failure nobody asked about.
      failed: () => undefined,
    });
  }

  /** Loads the category tree; also the way on after a failure. */
  loadTree(): void {
    this.tree = loading;
    void this.#treeCall.run((signal) => this.#api.categories({ signal }), {
      ready: (value) => this.setTree({ state: 'ready', value }),
      failed: (error) => this.setTree({ state: 'failed', error }),
    });
  }

  /** The screen was left: what is under way is of no use any more. */
  leave(): void {
    this.#listCall.cancel();
    this.#treeCall.cancel();
    if (this.list.state === 'loading') this.list = idle;
    if (this.tree.state === 'loading') this.tree = idle;
  }

  get courses(): readonly CourseCard[] {
    return this.list.state === 'ready' ? this.list.value.items : [];
  }

  get categories(): readonly Category[] {
    return valueOf(this.tree)?.categories ?? [];
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

  async #page(query: CatalogueQuery, signal: AbortSignal): Promise<CourseListPage> {
    if (query.moduleId === null) return this.#api.courses(toInput(query), { signal });
    const { items, total } = await this.#api.moduleCourses(query.moduleId, { signal });
    return {
      items,
      count: total,
      countLimit: total,
      first: items.length > 0 ? 1 : null,
      next: null,
      previous: null,
      lecturers: [],
    };
  }

  private setList(list: CatalogueList): void {
    this.list = list;
    if (list.state === 'ready') this.lecturers = list.value.lecturers;
  }

  private setTree(tree: Request<CategoryTree>): void {
    this.tree = tree;
  }
}
