import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** The learning centre's home is the first entry in its navigation. */
export const myNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'myNav:home', path: portalScreens.my.path, order: 10 },
];
