import type { StudyRecord } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import type { StudyListPage } from '../api/courseApi.ts';
import { studyCalls, type StudyApi } from '../api/studyCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** Which part of the record is asked for. */
export type StudyListState = 'all' | 'learning' | 'learned' | 'ended';
const pageSize = 20;

/** The learning record: what was studied, last first, page after page. */
export class StudyListStore {
  readonly list: PagedList<StudyRecord, StudyListState, StudyListPage>;
  /** All in a state, e.g. for a file. */
  readonly all: (state: StudyListState) => Promise<StudyRecord[]>;

  constructor(api: Pick<StudyApi, 'studied'>) {
    this.list = new PagedList((state, cursor, options) => api.studied({ state, cursor, size: pageSize }, options), {
      id: ({ course }) => course.id,
    });
    this.all = (state) => allPages((cursor) => api.studied({ state, cursor, size: pageSize }));
  }
}

export const makeStudyListStore = ({ http }: CourseEnvironment) => new StudyListStore(apiOf(http, studyCalls));
