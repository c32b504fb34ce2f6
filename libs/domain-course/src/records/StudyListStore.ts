import type { StudyRecord } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import type { StudyListPage } from '../api/courseApi.ts';
import { studyCalls, type StudyApi } from '../api/studyCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** Filter of the record. */
export type StudyListState = 'all' | 'learning' | 'learned' | 'ended';
const pageSize = 20;

/** The learning record, latest study first, page by page. */
export class StudyListStore {
  readonly list: PagedList<StudyRecord, StudyListState, StudyListPage>;
  /** All courses in a state, e.g. for an export. */
  readonly all: (state: StudyListState) => Promise<StudyRecord[]>;

  constructor(api: Pick<StudyApi, 'studied'>) {
    this.list = new PagedList((state, cursor, options) => api.studied({ state, cursor, size: pageSize }, options), {
      id: ({ course }) => course.id,
    });
    this.all = (state) => allPages((cursor) => api.studied({ state, cursor, size: pageSize }));
  }
}

export const makeStudyListStore = ({ http }: CourseEnvironment) => new StudyListStore(apiOf(http, studyCalls));
