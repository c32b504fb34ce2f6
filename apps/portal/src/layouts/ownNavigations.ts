import type { ModuleNavigation } from '@banyan/core-session';

/** The learning centre's home. */
export const myNav: ModuleNavigation = {
  name: 'myNav',
  load: () => import('../my/myNav/myNavigation.ts').then(({ myNavigation }) => myNavigation),
  messages: {
    zh: () => import('../my/myNav/i18n/zh.ts'),
    en: () => import('../my/myNav/i18n/en.ts'),
    zh_tw: () => import('../my/myNav/i18n/zh_tw.ts'),
    zh_hk: () => import('../my/myNav/i18n/zh_hk.ts'),
  },
};
