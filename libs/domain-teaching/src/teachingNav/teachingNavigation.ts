import { teachingScreens } from '@banyan/contracts/teaching';
import type { NavigationEntry } from '@banyan/core-session';

/** Entries of this domain's screens in the navigation of shared layouts. */
export const teachingNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'teachingNav:micros', path: teachingScreens.micros.path, order: 55 },
  { layout: 'my', group: 'study', titleKey: 'teachingNav:bookings', path: teachingScreens.bookings.path, order: 68 },
];
