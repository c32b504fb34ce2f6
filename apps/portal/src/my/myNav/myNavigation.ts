import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Where the learning centre's home stands in its navigation: first. */
export const myNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'study', titleKey: 'myNav:home', path: portalScreens.my.path, order: 10 },
];
