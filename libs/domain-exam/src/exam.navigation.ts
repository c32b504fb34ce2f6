import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const examNav: ModuleNavigation = {
  name: 'examNav',
  load: () => import('./examNav/examNavigation.ts').then(({ examNavigation }) => examNavigation),
  messages: {
    zh: () => import('./examNav/i18n/zh.ts'),
    en: () => import('./examNav/i18n/en.ts'),
    zh_tw: () => import('./examNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./examNav/i18n/zh_hk.ts'),
  },
};
