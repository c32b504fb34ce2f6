import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const mallNav: ModuleNavigation = {
  name: 'mallNav',
  load: () => import('./mallNav/mallNavigation.ts').then(({ mallNavigation }) => mallNavigation),
  messages: {
    zh: () => import('./mallNav/i18n/zh.ts'),
    en: () => import('./mallNav/i18n/en.ts'),
    zh_tw: () => import('./mallNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./mallNav/i18n/zh_hk.ts'),
  },
};
