import { talentScreens } from '@banyan/contracts/talent';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { TalentModuleDeps } from './talent.environment.ts';

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function talentRoutes(deps: TalentModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    talentScreens,
    {
      jobMap: () => import('./jobMap/JobMapPage.tsx').then(({ JobMapPage }) => JobMapPage),
      assessments: () => import('./assessments/AssessmentsPage.tsx').then(({ AssessmentsPage }) => AssessmentsPage),
      assessment: () => import('./assessments/AssessmentPage.tsx').then(({ AssessmentPage }) => AssessmentPage),
      assessmentTool: () => import('./assessments/ToolPage.tsx').then(({ ToolPage }) => ToolPage),
      report: () => import('./assessments/ReportPage.tsx').then(({ ReportPage }) => ReportPage),
      train: () => import('./sparring/TrainPage.tsx').then(({ TrainPage }) => TrainPage),
      aiAssess: () => import('./sparring/AiAssessPage.tsx').then(({ AiAssessPage }) => AiAssessPage),
    },
    () =>
      import('./talent.domain.ts').then(
        ({ talentDomain }) =>
          (Page) =>
            talentDomain.within(deps, Page),
      ),
  );
}
