import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const messagesNav: ModuleNavigation = {
  name: 'messagesNav',
  load: () => import('./messagesNav/messagesNavigation.ts').then(({ messagesNavigation }) => messagesNavigation),
  messages: {
    zh: () => import('./messagesNav/i18n/zh.ts'),
    en: () => import('./messagesNav/i18n/en.ts'),
    zh_tw: () => import('./messagesNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./messagesNav/i18n/zh_hk.ts'),
  },
};
