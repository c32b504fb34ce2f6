import { courseScreens } from '@banyan/contracts/course';
import { screenRoutes, type PageWrapper, type ScreenRoute } from '@banyan/core-session';
import type { CourseModuleDeps } from './course.environment.ts';

/** Loads the context of its pages. */
export const around = (deps: CourseModuleDeps) => () =>
  import('./course.domain.ts').then(
    ({ courseDomain }): PageWrapper =>
      (Page) =>
        courseDomain.within(deps, Page),
  );

/** This domain's routes. Pages and stores load with its first screen, not with the portal. */
export function courseRoutes(deps: CourseModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    courseScreens,
    {
      catalogue: () => import('./catalogue/CataloguePage.tsx').then(({ CataloguePage }) => CataloguePage),
      detail: () => import('./course/CoursePage.tsx').then(({ CoursePage }) => CoursePage),
      refused: () => import('./refused/RefusedPage.tsx').then(({ RefusedPage }) => RefusedPage),
      study: () => import('./study/StudyHomePage.tsx').then(({ StudyHomePage }) => StudyHomePage),
      collection: () => import('./collection/CollectionPage.tsx').then(({ CollectionPage }) => CollectionPage),
      library: () => import('./library/LibraryPage.tsx').then(({ LibraryPage }) => LibraryPage),
      downloads: () => import('./downloads/DownloadsPage.tsx').then(({ DownloadsPage }) => DownloadsPage),
      packages: () => import('./packages/PackagesPage.tsx').then(({ PackagesPage }) => PackagesPage),
      package: () => import('./packages/PackagePage.tsx').then(({ PackagePage }) => PackagePage),
      visits: () => import('./visits/VisitsPage.tsx').then(({ VisitsPage }) => VisitsPage),
      hours: () => import('./hours/HoursPage.tsx').then(({ HoursPage }) => HoursPage),
      credits: () => import('./credits/CreditsPage.tsx').then(({ CreditsPage }) => CreditsPage),
      notes: () => import('./notes/MyNotesPage.tsx').then(({ MyNotesPage }) => MyNotesPage),
      record: () => import('./records/LearnRecordPage.tsx').then(({ LearnRecordPage }) => LearnRecordPage),
      pay: () => import('./pay/CoursePayPage.tsx').then(({ CoursePayPage }) => CoursePayPage),
      shares: () => import('./share/MySharesPage.tsx').then(({ MySharesPage }) => MySharesPage),
      partner: () => import('./partner/PartnerPage.tsx').then(({ PartnerPage }) => PartnerPage),
      previewCourse: () => import('./manage/preview/PreviewPage.tsx').then(({ PreviewPage }) => PreviewPage),
      orders: () => import('./orders/OrdersPage.tsx').then(({ OrdersPage }) => OrdersPage),
    },
    around(deps),
  );
}
