import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const teachingNav: ModuleNavigation = {
  name: 'teachingNav',
  load: () => import('./teachingNav/teachingNavigation.ts').then(({ teachingNavigation }) => teachingNavigation),
  messages: {
    zh: () => import('./teachingNav/i18n/zh.ts'),
    en: () => import('./teachingNav/i18n/en.ts'),
    zh_tw: () => import('./teachingNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./teachingNav/i18n/zh_hk.ts'),
  },
};
