import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Place of face recognition in the learning centre's navigation. */
export const faceNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'other', titleKey: 'faceNav:face', path: portalScreens.face.path, order: 10 },
];
