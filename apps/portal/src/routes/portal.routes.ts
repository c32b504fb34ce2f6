import type { DomainModule, ScreenHandle, ScreenRoute } from '@banyan/core-session';

const routes: readonly ScreenRoute[] = [
  {
    path: '/login',
    handle: { path: '/login', access: 'public', titleKey: 'portal:title.login', name: 'login' },
    lazy: () => import('../composition/LoginScreen.tsx').then(({ LoginScreen }) => ({ Component: LoginScreen })),
  },
  {
    path: '/agreement',
    handle: { path: '/agreement', access: 'public', titleKey: 'portal:title.agreement' },
    lazy: () => import('../agreement/AgreementPage.tsx').then(({ AgreementPage }) => ({ Component: AgreementPage })),
  },
  {
    path: '/index',
    handle: { path: '/index', access: 'open', titleKey: 'portal:title.home' },
    lazy: () => import('../home/HomePage.tsx').then(({ HomePage }) => ({ Component: HomePage })),
  },
];

/** The portal's own screens and texts, in the shape every domain has. */
export const portalModule: DomainModule = {
  name: 'portal',
  routes,
  messages: {
    zh: () => import('../i18n/zh.ts'),
    en: () => import('../i18n/en.ts'),
    zh_tw: () => import('../i18n/zh_tw.ts'),
    zh_hk: () => import('../i18n/zh_hk.ts'),
  },
};

/** The prompt screen with its many words, which no other screen needs. */
export const promptModule: DomainModule = {
  name: 'prompt',
  routes: [
    {
      path: '/prompt',
      handle: { path: '/prompt', access: 'public', titleKey: 'portal:title.prompt', name: 'prompt' },
      lazy: () => import('../prompt/PromptPage.tsx').then(({ PromptPage }) => ({ Component: PromptPage })),
    },
  ],
  messages: {
    zh: () => import('../prompt/i18n/zh.ts'),
    en: () => import('../prompt/i18n/en.ts'),
    zh_tw: () => import('../prompt/i18n/zh_tw.ts'),
    zh_hk: () => import('../prompt/i18n/zh_hk.ts'),
  },
};

/** What stands where no screen is [SH-08]. */
export const notFoundHandle: ScreenHandle = { path: '*', access: 'open', titleKey: 'portal:title.notFound' };

/** The page of that screen. */
export const loadNotFound = () =>
  import('../screens/NotFoundPage.tsx').then(({ NotFoundPage }) => ({ Component: NotFoundPage }));

/** Header and footer around all screens but the public ones. */
export const loadShell = () => import('../shell/Shell.tsx').then(({ Shell }) => ({ Component: Shell }));
