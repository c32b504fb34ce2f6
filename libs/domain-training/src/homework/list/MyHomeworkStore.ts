import { homeworkInput, type HomeworkCard, type HomeworkQuery } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { homeworkCalls, type HomeworkApi } from '../../api/homeworkCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** The learner's homework, part by part. */
export class MyHomeworkStore {
  readonly list: PagedList<HomeworkCard, HomeworkQuery>;

  constructor(api: Pick<HomeworkApi, 'list'>) {
    this.list = new PagedList((query, cursor, options) => api.list({ ...homeworkInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makeMyHomeworkStore = ({ http }: TrainingEnvironment) => new MyHomeworkStore(apiOf(http, homeworkCalls));
