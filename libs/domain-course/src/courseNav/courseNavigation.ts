import { courseScreens } from '@banyan/contracts';
import type { NavigationEntry } from '@banyan/core-session';

/** Where this domain's screens stand in the navigation of shared layouts. */
export const courseNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'courseNav:record', path: courseScreens.record.path, order: 20 },
  { layout: 'my', group: 'study', titleKey: 'courseNav:collection', path: courseScreens.collection.path, order: 40 },
];
