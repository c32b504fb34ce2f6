import type { ModuleNavigation } from '@banyan/core-session';

/** The screens of an account. */
export const editorNav: ModuleNavigation = {
  name: 'editorNav',
  load: () => import('./editor/editorNav/editorNavigation.ts').then(({ editorNavigation }) => editorNavigation),
  messages: {
    zh: () => import('./editor/editorNav/i18n/zh.ts'),
    en: () => import('./editor/editorNav/i18n/en.ts'),
    zh_tw: () => import('./editor/editorNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./editor/editorNav/i18n/zh_hk.ts'),
  },
};

/** The person’s own face. */
export const faceNav: ModuleNavigation = {
  name: 'faceNav',
  load: () => import('./face/faceNav/faceNavigation.ts').then(({ faceNavigation }) => faceNavigation),
  messages: {
    zh: () => import('./face/faceNav/i18n/zh.ts'),
    en: () => import('./face/faceNav/i18n/en.ts'),
    zh_tw: () => import('./face/faceNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./face/faceNav/i18n/zh_hk.ts'),
  },
};

/** Navigation to the data kept about the person. */
export const privacyNav: ModuleNavigation = {
  name: 'privacyNav',
  load: () => import('./privacy/privacyNav/privacyNavigation.ts').then(({ privacyNavigation }) => privacyNavigation),
  messages: {
    zh: () => import('./privacy/privacyNav/i18n/zh.ts'),
    en: () => import('./privacy/privacyNav/i18n/en.ts'),
    zh_tw: () => import('./privacy/privacyNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./privacy/privacyNav/i18n/zh_hk.ts'),
  },
};
