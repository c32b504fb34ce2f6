import { screenHref } from '@banyan/contracts';
import {
  assessmentQuery,
  assessmentsQuery,
  jobMapQuery,
  sparringQuery,
  talentScreens,
  type AssessmentsQuery,
  type JobMapQuery,
  type SparringQuery,
} from '@banyan/contracts/talent';

const { aiAssess, assessment, assessments, assessmentTool, jobMap, report, train } = talentScreens;

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
export const talentLinks = {
  jobMap: {
    path: jobMap.path,
    href: (query: Partial<JobMapQuery> = {}) => screenHref(jobMap, {}, jobMapQuery.write(query)),
  },
  assessments: {
    path: assessments.path,
    href: (query: Partial<AssessmentsQuery> = {}) => screenHref(assessments, {}, assessmentsQuery.write(query)),
  },
  /** By task id, like the two below. */
  assessment: {
    path: assessment.path,
    href: (id: number) => screenHref(assessment, {}, assessmentQuery.write({ id })),
  },
  assessmentTool: {
    path: assessmentTool.path,
    href: (id: number) => screenHref(assessmentTool, {}, assessmentQuery.write({ id })),
  },
  report: { path: report.path, href: (id: number) => screenHref(report, {}, assessmentQuery.write({ id })) },
  train: {
    path: train.path,
    href: (query: Partial<SparringQuery> = {}) => screenHref(train, {}, sparringQuery.write(query)),
  },
  aiAssess: {
    path: aiAssess.path,
    href: (query: Partial<SparringQuery> = {}) => screenHref(aiAssess, {}, sparringQuery.write(query)),
  },
} as const;
