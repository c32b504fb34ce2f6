import type { CallOutput } from '@banyan/contracts';
import type { myProgrammes, ProgrammeCard, ProgrammeTab } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { programmesCalls, type ProgrammesApi } from '../api/programmesCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** Programmes of the learner, latest joined first, by parts. */
export class MyTrainStore {
  readonly list: PagedList<ProgrammeCard, ProgrammeTab, CallOutput<typeof myProgrammes>>;

  constructor(api: Pick<ProgrammesApi, 'mine'>) {
    this.list = new PagedList((tab, cursor, options) => api.mine({ tab, cursor }, options), { id: ({ id }) => id });
  }
}

export const makeMyTrainStore = ({ http }: TrainingEnvironment) => new MyTrainStore(apiOf(http, programmesCalls));
