import { assessmentScreens, examScreens, pkScreens, questionnaireScreens } from '@banyan/contracts/exam';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { ComponentType } from 'react';
import type { ExamModuleDeps } from './exam.environment.ts';
import { managePages } from './manage/manage.pages.ts';
import { pkPages } from './pk/pk.pages.ts';
import { questionnairePages } from './questionnaire/questionnaire.pages.ts';

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function examRoutes(deps: ExamModuleDeps): readonly ScreenRoute[] {
  const around = () =>
    import('./exam.domain.ts').then(
      ({ examDomain }) =>
        (Page: ComponentType) =>
          examDomain.within(deps, Page),
    );
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
      around,
    ),
    ...screenRoutes(assessmentScreens, managePages, around),
    ...screenRoutes(pkScreens, pkPages, around),
    ...screenRoutes(questionnaireScreens, questionnairePages, around),
  ];
}
