import { portalScreens } from '@banyan/contracts/account';
import type { NavigationEntry } from '@banyan/core-session';

/** Privacy is the last entry among the account's screens. */
export const privacyNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'privacyNav:privacy', path: portalScreens.privacy.path, order: 90 },
];
