import type { MessageLoaders } from '@banyan/core-session';

/** Texts of faces, for their own screen and for checks inside others. */
export const faceMessages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};
