import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Where personal data stand among the screens of one's account: first. */
export const editorNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'editorNav:personalData', path: portalScreens.personalData.path, order: 10 },
  { layout: 'editor', titleKey: 'editorNav:phone', path: portalScreens.phone.path, order: 20 },
  { layout: 'editor', titleKey: 'editorNav:password', path: portalScreens.password.path, order: 30 },
];
