import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const liveNav: ModuleNavigation = {
  name: 'liveNav',
  load: () => import('./liveNav/liveNavigation.ts').then(({ liveNavigation }) => liveNavigation),
  messages: {
    zh: () => import('./liveNav/i18n/zh.ts'),
    en: () => import('./liveNav/i18n/en.ts'),
    zh_tw: () => import('./liveNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./liveNav/i18n/zh_hk.ts'),
  },
};
