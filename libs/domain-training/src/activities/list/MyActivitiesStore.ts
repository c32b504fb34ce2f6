import { myActivitiesInput, type ActivityCard, type MyActivitiesQuery } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { activityCalls, type ActivityApi } from '../../api/activityCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** Activities that the learner has registered for or waits for. */
export class MyActivitiesStore {
  readonly list: PagedList<ActivityCard, MyActivitiesQuery>;

  constructor(api: Pick<ActivityApi, 'mine'>) {
    this.list = new PagedList((query, cursor, options) => api.mine({ ...myActivitiesInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makeMyActivitiesStore = ({ http }: TrainingEnvironment) =>
  new MyActivitiesStore(apiOf(http, activityCalls));
