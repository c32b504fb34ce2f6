import type { PresenceRecord } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import { studyCalls, type StudyApi } from '../api/studyCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** The learner's presence checks in a course, newest first. */
export class PresenceQuestions {
  readonly list: PagedList<PresenceRecord, number>;

  constructor(api: Pick<StudyApi, 'presenceLog'>) {
    this.list = new PagedList((id, cursor, options) => api.presenceLog({ id, cursor }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makePresenceQuestions = ({ http }: CourseEnvironment) => new PresenceQuestions(apiOf(http, studyCalls));
