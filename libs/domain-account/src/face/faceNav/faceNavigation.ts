import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Where face recognition stands in the learning centre's navigation. */
export const faceNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'other', titleKey: 'faceNav:face', path: portalScreens.face.path, order: 10 },
];
