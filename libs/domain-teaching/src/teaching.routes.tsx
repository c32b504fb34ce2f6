import { teachingScreens } from '@banyan/contracts/teaching';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { TeachingModuleDeps } from './teaching.environment.ts';

/** This domain's routes. Pages and stores load with its first screen, not with the portal. */
export function teachingRoutes(deps: TeachingModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    teachingScreens,
    {
      lecturers: () => import('./lecturers/LecturersPage.tsx').then(({ LecturersPage }) => LecturersPage),
      lecturerSearch: () =>
        import('./lecturers/LecturerSearchPage.tsx').then(({ LecturerSearchPage }) => LecturerSearchPage),
      lecturer: () => import('./lecturers/LecturerPage.tsx').then(({ LecturerPage }) => LecturerPage),
      bookings: () => import('./lecturers/BookingsPage.tsx').then(({ BookingsPage }) => BookingsPage),
      office: () => import('./lecturers/OfficePage.tsx').then(({ OfficePage }) => OfficePage),
      apply: () => import('./lecturers/ApplyPage.tsx').then(({ ApplyPage }) => ApplyPage),
      upload: () => import('./micro-course/UploadCoursePage.tsx').then(({ UploadCoursePage }) => UploadCoursePage),
      micros: () => import('./micro-course/MyMicrosPage.tsx').then(({ MyMicrosPage }) => MyMicrosPage),
    },
    () =>
      import('./teaching.domain.ts').then(
        ({ teachingDomain }) =>
          (Page) =>
            teachingDomain.within(deps, Page),
      ),
  );
}
