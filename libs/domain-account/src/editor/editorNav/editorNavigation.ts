import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Personal data are the first entry among the account's screens. */
export const editorNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'editorNav:personalData', path: portalScreens.personalData.path, order: 10 },
  { layout: 'editor', titleKey: 'editorNav:phone', path: portalScreens.phone.path, order: 20 },
  { layout: 'editor', titleKey: 'editorNav:password', path: portalScreens.password.path, order: 30 },
];
