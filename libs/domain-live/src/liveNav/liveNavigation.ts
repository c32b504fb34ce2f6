import { liveScreens } from '@banyan/contracts/live';
import type { NavigationEntry } from '@banyan/core-session';

/** Where this domain's screens stand in the navigation of shared layouts. */
export const liveNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'liveNav:meetings', path: liveScreens.meetings.path, order: 69 },
];
