import { liveScreens } from '@banyan/contracts/live';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { LiveModuleDeps } from './live.environment.ts';

/** This domain's rows of the route table. Pages and stores come with the first of its screens, not with the portal. */
export function liveRoutes(deps: LiveModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    liveScreens,
    {
      room: () => import('./room/LiveRoomPage.tsx').then(({ LiveRoomPage }) => LiveRoomPage),
      meetings: () => import('./meeting/MeetingsPage.tsx').then(({ MeetingsPage }) => MeetingsPage),
      meeting: () => import('./meeting/MeetingPage.tsx').then(({ MeetingPage }) => MeetingPage),
    },
    () =>
      import('./live.domain.ts').then(
        ({ liveDomain }) =>
          (Page) =>
            liveDomain.within(deps, Page),
      ),
  );
}
