import type { AssessmentCard, AssessmentTab } from '@banyan/contracts/talent';
import { apiOf, PagedList } from '@banyan/core-screen';
import { assessmentCalls, type AssessmentApi } from '../api/assessmentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

/** Assessments that the viewer is to answer, part by part. */
export class AssessmentsStore {
  readonly list: PagedList<AssessmentCard, AssessmentTab>;

  constructor(api: Pick<AssessmentApi, 'list'>) {
    this.list = new PagedList((tab, cursor, options) => api.list(cursor === '' ? { tab } : { tab, cursor }, options), {
      id: ({ id }) => id,
    });
  }
}

export const makeAssessmentsStore = ({ http }: TalentEnvironment) => new AssessmentsStore(apiOf(http, assessmentCalls));
