import { courseScreens } from '@banyan/contracts/course';
import type { NavigationEntry } from '@banyan/core-session';

/** Entries of this domain's screens in the navigation of shared layouts. */
export const courseNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'courseNav:record', path: courseScreens.record.path, order: 20 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:collection', path: courseScreens.collection.path, order: 40 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:notes', path: courseScreens.notes.path, order: 50 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:visits', path: courseScreens.visits.path, order: 60 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:downloads', path: courseScreens.downloads.path, order: 70 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:shares', path: courseScreens.shares.path, order: 65 },
  { layout: 'my', group: 'result', titleKey: 'courseNav:hours', path: courseScreens.hours.path, order: 10 },
  { layout: 'my', group: 'result', titleKey: 'courseNav:credits', path: courseScreens.credits.path, order: 20 },
  { layout: 'my', group: 'result', titleKey: 'courseNav:orders', path: courseScreens.orders.path, order: 90 },
];
