import type { ModuleNavigation } from '@banyan/core-session';

/** This domain's entries in navigations of shared layouts. */
export const talentNav: ModuleNavigation = {
  name: 'talentNav',
  load: () => import('./talentNav/talentNavigation.ts').then(({ talentNavigation }) => talentNavigation),
  messages: {
    zh: () => import('./talentNav/i18n/zh.ts'),
    en: () => import('./talentNav/i18n/en.ts'),
    zh_tw: () => import('./talentNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./talentNav/i18n/zh_hk.ts'),
  },
};
