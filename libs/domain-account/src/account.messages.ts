import type { MessageLoaders } from '@banyan/core-session';

// Each part has a namespace of its own: most pages need one or two of them.

/** Login, and texts shared by the other screens of an account. */
export const accountMessages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};

/** Support access and its recording. */
export const assistMessages: MessageLoaders = {
  zh: () => import('./assist/i18n/zh.ts'),
  en: () => import('./assist/i18n/en.ts'),
  zh_tw: () => import('./assist/i18n/zh_tw.ts'),
  zh_hk: () => import('./assist/i18n/zh_hk.ts'),
};

/** Personal data, phone and password. */
export const editorMessages: MessageLoaders = {
  zh: () => import('./editor/i18n/zh.ts'),
  en: () => import('./editor/i18n/en.ts'),
  zh_tw: () => import('./editor/i18n/zh_tw.ts'),
  zh_hk: () => import('./editor/i18n/zh_hk.ts'),
};

/** Faces, for their own screen and for checks inside others. */
export const faceMessages: MessageLoaders = {
  zh: () => import('./face/i18n/zh.ts'),
  en: () => import('./face/i18n/en.ts'),
  zh_tw: () => import('./face/i18n/zh_tw.ts'),
  zh_hk: () => import('./face/i18n/zh_hk.ts'),
};

/** Invitations. */
export const invitationMessages: MessageLoaders = {
  zh: () => import('./invitation/i18n/zh.ts'),
  en: () => import('./invitation/i18n/en.ts'),
  zh_tw: () => import('./invitation/i18n/zh_tw.ts'),
  zh_hk: () => import('./invitation/i18n/zh_hk.ts'),
};

/** Outsiders. */
export const outsiderMessages: MessageLoaders = {
  zh: () => import('./outsider/i18n/zh.ts'),
  en: () => import('./outsider/i18n/en.ts'),
  zh_tw: () => import('./outsider/i18n/zh_tw.ts'),
  zh_hk: () => import('./outsider/i18n/zh_hk.ts'),
};

/** Codes by phone. */
export const phoneMessages: MessageLoaders = {
  zh: () => import('./phone/i18n/zh.ts'),
  en: () => import('./phone/i18n/en.ts'),
  zh_tw: () => import('./phone/i18n/zh_tw.ts'),
  zh_hk: () => import('./phone/i18n/zh_hk.ts'),
};

/** Texts of the data kept about a person. */
export const privacyMessages: MessageLoaders = {
  zh: () => import('./privacy/i18n/zh.ts'),
  en: () => import('./privacy/i18n/en.ts'),
  zh_tw: () => import('./privacy/i18n/zh_tw.ts'),
  zh_hk: () => import('./privacy/i18n/zh_hk.ts'),
};

/** Registration. */
export const registerMessages: MessageLoaders = {
  zh: () => import('./register/i18n/zh.ts'),
  en: () => import('./register/i18n/en.ts'),
  zh_tw: () => import('./register/i18n/zh_tw.ts'),
  zh_hk: () => import('./register/i18n/zh_hk.ts'),
};

/** Login by scan, on both devices. */
export const scanMessages: MessageLoaders = {
  zh: () => import('./scan/i18n/zh.ts'),
  en: () => import('./scan/i18n/en.ts'),
  zh_tw: () => import('./scan/i18n/zh_tw.ts'),
  zh_hk: () => import('./scan/i18n/zh_hk.ts'),
};

/** Switching from one enterprise, portal or system to another. */
export const switchingMessages: MessageLoaders = {
  zh: () => import('./switching/i18n/zh.ts'),
  en: () => import('./switching/i18n/en.ts'),
  zh_tw: () => import('./switching/i18n/zh_tw.ts'),
  zh_hk: () => import('./switching/i18n/zh_hk.ts'),
};
