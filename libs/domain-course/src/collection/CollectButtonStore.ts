import { Action, apiOf } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { collectionCalls, type CollectionApi } from '../api/collectionCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Whether one course is in the collection. A change shows at once and is reverted when it fails. */
export class CollectButtonStore {
  collected: boolean;
  readonly change: Action<boolean>;

  constructor(api: Pick<CollectionApi, 'set'>, courseId: number, collected: boolean) {
    this.collected = collected;
    this.change = new Action((to, options) => api.set({ id: courseId, collected: to ? 'Y' : 'N' }, options), {
      shownAtOnce: (to) => {
        const before = this.collected;
        this.show(to);
        return () => this.show(before);
      },
    });
    makeAutoObservable(this, { change: false });
  }

  private show(collected: boolean): void {
    this.collected = collected;
  }
}

/** Store for one course, with the server's state when the screen opens. */
export const makeCollectButtonStore = ({ http }: CourseEnvironment, courseId: number, collected: boolean) =>
  new CollectButtonStore(apiOf(http, collectionCalls), courseId, collected);
