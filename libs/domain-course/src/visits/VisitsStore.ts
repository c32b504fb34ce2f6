import type { VisitedCourse } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { visitsCalls, type VisitsApi } from '../api/recordsCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** Courses that the learner has visited. */
export class VisitsStore {
  readonly list: PagedList<VisitedCourse>;
  /** All visits, e.g. for an export. */
  readonly all: () => Promise<VisitedCourse[]>;
  /** Removes a course; it leaves the list at once and reappears on failure. */
  readonly forget: Action<VisitedCourse>;
  /** Clears the history. */
  readonly clear: Action;
  /** The confirmation for clearing is open. */
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
