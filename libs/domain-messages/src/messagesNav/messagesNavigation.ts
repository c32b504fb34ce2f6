import { messagesScreens } from '@banyan/contracts/messages';
import type { NavigationEntry } from '@banyan/core-session';

/** Entry of the message settings among the account's screens. */
export const messagesNavigation: readonly NavigationEntry[] = [
  { layout: 'editor', titleKey: 'messagesNav:settings', path: messagesScreens.settings.path, order: 40 },
];
