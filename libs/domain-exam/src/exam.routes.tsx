import { examScreens, pkScreens, questionnaireScreens } from '@banyan/contracts/exam';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { ComponentType } from 'react';
import type { ExamModuleDeps } from './exam.environment.ts';
import { pkPages } from './pk/pk.pages.ts';
import { questionnairePages } from './questionnaire/questionnaire.pages.ts';

/** Wraps each page of this domain. */
export const around = (deps: ExamModuleDeps) => () =>
  import('./exam.domain.ts').then(
    ({ examDomain }) =>
      (Page: ComponentType) =>
        examDomain.within(deps, Page),
  );

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function examRoutes(deps: ExamModuleDeps): readonly ScreenRoute[] {
  return [
    ...screenRoutes(
      examScreens,
      {
        exams: () => import('./exams/ExamsPage.tsx').then(({ ExamsPage }) => ExamsPage),
        start: () => import('./start/StartPage.tsx').then(({ StartPage }) => StartPage),
        sheet: () => import('./sheet/SheetPage.tsx').then(({ SheetPage }) => SheetPage),
        result: () => import('./result/ResultPage.tsx').then(({ ResultPage }) => ResultPage),
        resultDetail: () => import('./detail/ResultDetailPage.tsx').then(({ ResultDetailPage }) => ResultDetailPage),
        practice: () => import('./practice/PracticePage.tsx').then(({ PracticePage }) => PracticePage),
        coursePractice: () =>
          import('./coursePractice/CoursePracticePage.tsx').then(({ CoursePracticePage }) => CoursePracticePage),
        exercise: () => import('./exercise/ExercisePage.tsx').then(({ ExercisePage }) => ExercisePage),
      },
      around(deps),
    ),
    ...screenRoutes(pkScreens, pkPages, around(deps)),
    ...screenRoutes(questionnaireScreens, questionnairePages, around(deps)),
  ];
}
