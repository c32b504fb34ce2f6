import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const courseNav: ModuleNavigation = {
  name: 'courseNav',
  load: () => import('./courseNav/courseNavigation.ts').then(({ courseNavigation }) => courseNavigation),
  messages: {
    zh: () => import('./courseNav/i18n/zh.ts'),
    en: () => import('./courseNav/i18n/en.ts'),
    zh_tw: () => import('./courseNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./courseNav/i18n/zh_hk.ts'),
  },
};
