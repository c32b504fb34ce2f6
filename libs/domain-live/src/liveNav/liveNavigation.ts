import { liveScreens } from '@banyan/contracts/live';
import type { NavigationEntry } from '@banyan/core-session';

/** Entries of this domain's screens in the navigation of shared layouts. */
export const liveNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'liveNav:meetings', path: liveScreens.meetings.path, order: 69 },
];
