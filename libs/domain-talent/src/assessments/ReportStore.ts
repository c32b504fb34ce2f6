import type { AssessmentReport } from '@banyan/contracts/talent';
import { apiOf, Request } from '@banyan/core-screen';
import { assessmentCalls, type AssessmentApi } from '../api/assessmentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

/** The report of the viewer’s assessment. */
export class ReportStore {
  readonly report: Request<AssessmentReport, number>;

  constructor(api: Pick<AssessmentApi, 'report'>) {
    this.report = new Request((id, options) => api.report({ id }, options));
  }
}

export const makeReportStore = ({ http }: TalentEnvironment) => new ReportStore(apiOf(http, assessmentCalls));
