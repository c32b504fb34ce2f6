import type { ProgrammeCard } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { programmesCalls, type ProgrammesApi } from '../api/programmesCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** Programmes, latest published first, page after page. */
export class ProgrammesStore {
  readonly list: PagedList<ProgrammeCard>;

  constructor(api: Pick<ProgrammesApi, 'list'>) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ id }) => id });
  }
}

export const makeProgrammesStore = ({ http }: TrainingEnvironment) => new ProgrammesStore(apiOf(http, programmesCalls));
