import { liveScreens } from '@banyan/contracts/live';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { LiveModuleDeps } from './live.environment.ts';

/** This domain's routes. Pages and stores load with its first screen, not with the portal. */
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
