import type { VisitedCourse } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { visitsCalls, type VisitsApi } from '../api/recordsCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** The courses somebody has opened. */
export class VisitsStore {
  readonly list: PagedList<VisitedCourse>;
  /** All of them, e.g. for a file. */
  readonly all: () => Promise<VisitedCourse[]>;
  /** Takes one course out; it leaves the list at once and comes back when that fails. */
  readonly forget: Action<VisitedCourse>;
  /** Takes all of them out. */
  readonly clear: Action;
  /** The question whether to take all out is open. */
  clearing = false;

  constructor(api: VisitsApi) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ course }) => course.id });
    this.all = () => allPages((cursor) => api.list({ cursor }));
    this.forget = new Action(({ course }, options) => api.forget({ id: course.id }, options), {
      of: ({ course }) => course.id,
      shownAtOnce: ({ course }) => this.list.without(course.id),
    });
    this.clear = new Action((_, options) => api.forget({}, options), {
      done: () => {
        this.askToClear(false);
        void this.list.show();
      },
    });
    makeAutoObservable(this, { list: false, all: false, forget: false, clear: false });
  }

  show(): void {
    this.clearing = false;
    void this.list.show();
  }

  leave(): void {
    this.list.leave();
  }

  askToClear(clearing: boolean): void {
    this.clearing = clearing;
  }
}

export const makeVisitsStore = ({ http }: CourseEnvironment) => new VisitsStore(apiOf(http, visitsCalls));
