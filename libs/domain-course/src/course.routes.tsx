import { courseScreens } from '@banyan/contracts';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { CourseModuleDeps } from './course.environment.ts';

/** This domain's rows of the route table. Pages and stores come with the first of its screens, not with the portal. */
export function courseRoutes(deps: CourseModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    courseScreens,
    {
      catalogue: () => import('./catalogue/CataloguePage.tsx').then(({ CataloguePage }) => CataloguePage),
      detail: () => import('./course/CoursePage.tsx').then(({ CoursePage }) => CoursePage),
      refused: () => import('./refused/RefusedPage.tsx').then(({ RefusedPage }) => RefusedPage),
      study: () => import('./study/StudyHomePage.tsx').then(({ StudyHomePage }) => StudyHomePage),
      collection: () => import('./collection/CollectionPage.tsx').then(({ CollectionPage }) => CollectionPage),
      record: () => import('./records/LearnRecordPage.tsx').then(({ LearnRecordPage }) => LearnRecordPage),
    },
    () =>
      import('./course.domain.ts').then(
        ({ courseDomain }) =>
          (Page) =>
            courseDomain.within(deps, Page),
      ),
  );
}
