import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const communityNav: ModuleNavigation = {
  name: 'communityNav',
  load: () => import('./communityNav/communityNavigation.ts').then(({ communityNavigation }) => communityNavigation),
  messages: {
    zh: () => import('./communityNav/i18n/zh.ts'),
    en: () => import('./communityNav/i18n/en.ts'),
    zh_tw: () => import('./communityNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./communityNav/i18n/zh_hk.ts'),
  },
};
