import { liveManageScreens } from '@banyan/contracts/live';
import { screenRoutes, type ManageModule } from '@banyan/core-session';
import type { LiveModuleDeps } from './live.environment.ts';

/** Screens and entries of this domain in the console. */
export function liveManage(deps: LiveModuleDeps): ManageModule {
  return {
    routes: screenRoutes(
      liveManageScreens,
      {
        manageLiveRooms: () =>
          import('./manage/liveRooms/LiveRoomsPage.tsx').then(({ LiveRoomsPage }) => LiveRoomsPage),
      },
      () =>
        import('./live.domain.ts').then(
          ({ liveDomain }) =>
            (Page) =>
              liveDomain.within(deps, Page),
        ),
    ),
    entries: [
      {
        group: 'learning',
        titleKey: liveManageScreens.manageLiveRooms.titleKey,
        path: liveManageScreens.manageLiveRooms.path,
        order: 40,
      },
    ],
  };
}
