import { messagesScreens } from '@banyan/contracts/messages';
import type { NavigationEntry } from '@banyan/core-session';

/** Where message settings stand among the screens of one's account. */
export const messagesNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'messagesNav:settings', path: messagesScreens.settings.path, order: 40 },
];
