import type { MessageLoaders } from '@banyan/core-session';

/** Texts of forms with a code by phone. */
export const phoneMessages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};
