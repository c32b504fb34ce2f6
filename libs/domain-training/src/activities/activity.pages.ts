import type { activityScreens } from '@banyan/contracts/training';
import type { ScreenPages } from '@banyan/core-session';

/** Pages of offline activities. */
export const activityPages: ScreenPages<typeof activityScreens> = {
  activities: () => import('./list/ActivitiesPage.tsx').then(({ ActivitiesPage }) => ActivitiesPage),
  activity: () => import('./detail/ActivityPage.tsx').then(({ ActivityPage }) => ActivityPage),
  myActivities: () => import('./list/MyActivitiesPage.tsx').then(({ MyActivitiesPage }) => MyActivitiesPage),
};
