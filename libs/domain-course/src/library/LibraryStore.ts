import { type CallOutput } from '@banyan/contracts';
import {
  isCategoryId,
  type categoryTree,
  type ClassLibrary,
  type CourseCard,
  type LibraryQuery,
  type Recommendation,
} from '@banyan/contracts/course';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { libraryCalls, type LibraryApi } from '../api/libraryCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** The library: categories, shelves of the chosen one, and recommendations. */
export class LibraryStore {
  /** The category filter is invalid, so nothing was requested. */
  refused = false;
  readonly tree: Request<CallOutput<typeof categoryTree>>;
  readonly library: Request<ClassLibrary, Pick<LibraryQuery, 'category' | 'show'>>;
  readonly recommended: Request<readonly Recommendation[]>;
  /** Courses of a home page module, shown in place of the shelves. */
  readonly module: Request<readonly CourseCard[], number>;

  constructor(api: LibraryApi) {
    this.tree = new Request((_, options) => api.categories({}, options));
    this.library = new Request(({ category, show }, options) => api.shelves({ category, show }, options));
    this.recommended = new Request(async (_, options) => (await api.recommended({}, options)).items);
    this.module = new Request(async (module, options) => (await api.moduleCourses({ module }, options)).items);
    makeAutoObservable(this, { tree: false, library: false, recommended: false, module: false });
  }

  show({ category, moduleId, show }: LibraryQuery): void {
    void this.tree.show();
    this.refused = moduleId === null && !isCategoryId(category);
    if (moduleId !== null) {
      void this.module.load(moduleId);
      return;
    }
    if (this.refused) {
      this.library.clear();
      return;
    }
    void this.library.load({ category, show });
    if (category === '') void this.recommended.show();
  }

  refresh(): void {
    void this.library.refresh();
    void this.recommended.refresh();
  }

  leave(): void {
    for (const request of [this.tree, this.library, this.recommended, this.module]) request.leave();
  }
}

export const makeLibraryStore = ({ http }: CourseEnvironment) => new LibraryStore(apiOf(http, libraryCalls));
