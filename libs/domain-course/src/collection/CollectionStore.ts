import type { CollectedCourse } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { collectionCalls, type CollectionApi } from '../api/collectionCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** The learner's collected courses. A removal can be undone while the screen is open. */
export class CollectionStore {
  readonly list: PagedList<CollectedCourse>;
  /** Removes a course; it leaves the list at once and reappears on failure. */
  readonly remove: Action<CollectedCourse>;
  readonly putBack: Action<CollectedCourse>;
  /** The last removed course; null when nothing can be undone. */
  removed: CollectedCourse | null = null;

  constructor(api: CollectionApi) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ course }) => course.id });
    this.remove = new Action(({ course }, options) => api.set({ id: course.id, collected: 'N' }, options), {
      of: ({ course }) => course.id,
      shownAtOnce: ({ course }) => this.list.without(course.id),
      done: (_, collected) => this.keepRemoved(collected),
    });
    this.putBack = new Action(({ course }, options) => api.set({ id: course.id, collected: 'Y' }, options), {
      done: (_, collected) => {
        this.list.prepend(collected);
        this.keepRemoved(null);
      },
    });
    makeAutoObservable(this, { list: false, remove: false, putBack: false, removed: observableRef });
  }

  /** Loads the collection from its first page. */
  show(): void {
    this.removed = null;
    void this.list.show();
  }

  leave(): void {
    this.list.leave();
  }

  private keepRemoved(collected: CollectedCourse | null): void {
    this.removed = collected;
  }
}

export const makeCollectionStore = ({ http }: CourseEnvironment) => new CollectionStore(apiOf(http, collectionCalls));
