import type { CourseLearner } from '@banyan/contracts/course';
import { apiOf, PagedList } from '@banyan/core-screen';
import { learnersCalls, type LearnersApi } from '../api/learnersCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Learners per page: one row of pictures. */
const pageSize = 12;

/** Learners of a course, by its id. */
export class CourseLearners {
  readonly list: PagedList<CourseLearner, number>;

  constructor(api: LearnersApi) {
    this.list = new PagedList((id, cursor, options) => api.list({ id, cursor, size: pageSize }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makeCourseLearners = ({ http }: CourseEnvironment) => new CourseLearners(apiOf(http, learnersCalls));
