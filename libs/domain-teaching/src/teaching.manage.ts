import { teachingManageScreens } from '@banyan/contracts/teaching';
import { screenRoutes, type ManageModule } from '@banyan/core-session';
import type { TeachingModuleDeps } from './teaching.environment.ts';

/** Screens and entries of this domain in the console. */
export function teachingManage(deps: TeachingModuleDeps): ManageModule {
  return {
    routes: screenRoutes(
      teachingManageScreens,
      {
        manageLecturers: () =>
          import('./manage/lecturers/LecturersPage.tsx').then(({ LecturersPage }) => LecturersPage),
      },
      () =>
        import('./teaching.domain.ts').then(
          ({ teachingDomain }) =>
            (Page) =>
              teachingDomain.within(deps, Page),
        ),
    ),
    entries: [
      {
        group: 'learning',
        titleKey: teachingManageScreens.manageLecturers.titleKey,
        path: teachingManageScreens.manageLecturers.path,
        order: 30,
      },
    ],
  };
}
