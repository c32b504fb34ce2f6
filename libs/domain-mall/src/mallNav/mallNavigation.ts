import { mallScreens } from '@banyan/contracts/mall';
import type { NavigationEntry } from '@banyan/core-session';

/** Entries of this domain's screens in the navigation of shared layouts. */
export const mallNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'result', titleKey: 'mallNav:points', path: mallScreens.points.path, order: 30 },
  { layout: 'my', group: 'result', titleKey: 'mallNav:medals', path: mallScreens.medals.path, order: 50 },
  { layout: 'my', group: 'result', titleKey: 'mallNav:rankings', path: mallScreens.rankings.path, order: 60 },
];
