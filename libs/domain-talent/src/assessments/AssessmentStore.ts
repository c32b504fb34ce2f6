import type { AssessmentDetail } from '@banyan/contracts/talent';
import { apiOf, Request } from '@banyan/core-screen';
import { assessmentCalls, type AssessmentApi } from '../api/assessmentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

/** One task of assessment. */
export class AssessmentStore {
  readonly task: Request<AssessmentDetail, number>;

  constructor(api: Pick<AssessmentApi, 'task'>) {
    this.task = new Request((id, options) => api.task({ id }, options));
  }
}

export const makeAssessmentStore = ({ http }: TalentEnvironment) => new AssessmentStore(apiOf(http, assessmentCalls));
