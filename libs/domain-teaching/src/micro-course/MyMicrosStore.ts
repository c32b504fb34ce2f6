import type { MicroCourse, MicroFile, MicroTab } from '@banyan/contracts/teaching';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { myMicroCalls, type MyMicroApi } from '../api/microCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** The author's micro-courses. A deletion can be undone while the screen is open. */
export class MyMicrosStore {
  readonly list: PagedList<MicroCourse, MicroTab>;
  readonly withdraw: Action<MicroCourse>;
  readonly remove: Action<MicroCourse>;
  readonly putBack: Action<MicroCourse>;
  readonly retryFile: Action<MicroFile>;
  /** The last deleted one; null when nothing can be undone. */
  removed: MicroCourse | null = null;
  /** Number of micro-courses per tab. */
  counts: readonly number[] = [];

  constructor(api: MyMicroApi) {
    this.list = new PagedList(
      async (state, cursor, options) => {
        const page = await api.list({ state, cursor }, options);
        this.count(page.counts);
        return page;
      },
      { id: ({ id }) => id },
    );
    this.withdraw = new Action(({ id, revision }, options) => api.withdraw({ id, revision }, options), {
      of: ({ id }) => id,
      done: () => void this.list.renew(),
    });
    this.remove = new Action(({ id }, options) => api.remove({ id, removed: 'Y' }, options), {
      of: ({ id }) => id,
      shownAtOnce: ({ id }) => this.list.without(id),
      done: (_, micro) => {
        this.keepRemoved(micro);
        void this.list.renew();
      },
    });
    this.putBack = new Action(({ id }, options) => api.remove({ id, removed: 'N' }, options), {
      done: () => {
        this.keepRemoved(null);
        void this.list.renew();
      },
    });
    this.retryFile = new Action(({ id }, options) => api.retryFile({ file: id }, options), {
      of: ({ id }) => id,
      done: () => void this.list.renew(),
    });
    makeAutoObservable(this, {
      ...{ list: false, withdraw: false, remove: false, putBack: false, retryFile: false },
      ...{ removed: observableRef, counts: observableRef },
    });
  }

  show(state: MicroTab): void {
    this.removed = null;
    void this.list.show(state);
  }

  leave(): void {
    this.list.leave();
  }

  private keepRemoved(micro: MicroCourse | null): void {
    this.removed = micro;
  }

  private count(counts: readonly number[]): void {
    this.counts = counts;
  }
}

export const makeMyMicros = ({ http }: TeachingEnvironment) => new MyMicrosStore(apiOf(http, myMicroCalls));
