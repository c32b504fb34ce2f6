import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Where privacy stands among the screens of one's account: last. */
export const privacyNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'privacyNav:privacy', path: portalScreens.privacy.path, order: 90 },
];
