import { activitiesInput, type ActivitiesQuery, type ActivityCard } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { activityCalls, type ActivityApi } from '../../api/activityCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** Activities of the enterprise, page after page. */
export class ActivitiesStore {
  readonly list: PagedList<ActivityCard, ActivitiesQuery>;

  constructor(api: Pick<ActivityApi, 'list'>) {
    this.list = new PagedList((query, cursor, options) => api.list({ ...activitiesInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makeActivitiesStore = ({ http }: TrainingEnvironment) => new ActivitiesStore(apiOf(http, activityCalls));
