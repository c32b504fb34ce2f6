import type { ModuleNavigation } from '@banyan/core-session';

/** The learning centre's home. */
export const myNav: ModuleNavigation = {
  name: 'myNav',
  load: () => import('../../../apps/portal/src/my/myNav/myNavigation.ts').then(({ myNavigation }) => myNavigation),
  messages: {
    zh: () => import('../../../apps/portal/src/my/myNav/i18n/zh.ts'),
    en: () => import('../../../apps/portal/src/my/myNav/i18n/en.ts'),
    zh_tw: () => import('../../../apps/portal/src/my/myNav/i18n/zh_tw.ts'),
    zh_hk: () => import('../../../apps/portal/src/my/myNav/i18n/zh_hk.ts'),
  },
};

/** The screens of one's account. */
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

/** One's own face. */
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

/** What is kept about oneself. */
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
