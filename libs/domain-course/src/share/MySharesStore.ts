import type { CallOutput } from '@banyan/contracts';
import type { SharedCourse, shareList } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { mySharesCalls, type MySharesApi } from '../api/shareCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** Courses that the learner has shared. */
export class MySharesStore {
  readonly list: PagedList<SharedCourse, void, CallOutput<typeof shareList>>;
  readonly remove: Action<SharedCourse>;
  /** The share whose deletion awaits confirmation; null for none. */
  asked: SharedCourse | null = null;
  /** All shares, e.g. for an export. */
  readonly all: () => Promise<SharedCourse[]>;

  constructor(api: MySharesApi) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ id }) => id });
    this.all = () => allPages((cursor) => api.list({ cursor }));
    this.remove = new Action(({ id }, options) => api.remove({ share: id }, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        this.list.without(id);
        // Another share may be up for deletion by now.
        if (this.asked?.id === id) this.ask(null);
        void this.list.renew();
      },
    });
    makeAutoObservable(this, { list: false, remove: false, all: false, asked: observableRef });
  }

  show(): void {
    this.ask(null);
    void this.list.show();
  }

  leave(): void {
    this.list.leave();
  }

  ask(share: SharedCourse | null): void {
    if (this.asked !== null) this.remove.dismiss(this.asked.id);
    this.asked = share;
  }
}

export const makeMySharesStore = ({ http }: CourseEnvironment) => new MySharesStore(apiOf(http, mySharesCalls));
