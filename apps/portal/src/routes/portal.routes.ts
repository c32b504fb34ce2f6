import { portalScreens, type Screen } from '@banyan/contracts';
import { screenRoutes, type DomainModule, type MessageLoaders } from '@banyan/core-session';
import { portalMessages } from '../i18n/shown/loaders.ts';

const { my, personalData, prompt, ...own } = portalScreens;

/** The portal's own screens and texts, in the shape every domain has. */
export const portalModule: DomainModule = {
  name: 'portal',
  routes: screenRoutes(own, {
    login: () => import('../login/LoginScreen.tsx').then(({ LoginScreen }) => LoginScreen),
    agreement: () => import('../agreement/AgreementPage.tsx').then(({ AgreementPage }) => AgreementPage),
    home: () => import('../home/HomePage.tsx').then(({ HomePage }) => HomePage),
  }),
  messages: portalMessages,
};

/** The prompt screen with its many words, which no other screen needs. */
const promptModule: DomainModule = {
  name: 'prompt',
  routes: screenRoutes(
    { prompt },
    { prompt: () => import('../prompt/PromptPage.tsx').then(({ PromptPage }) => PromptPage) },
  ),
  messages: {
    zh: () => import('../prompt/i18n/zh.ts'),
    en: () => import('../prompt/i18n/en.ts'),
    zh_tw: () => import('../prompt/i18n/zh_tw.ts'),
    zh_hk: () => import('../prompt/i18n/zh_hk.ts'),
  },
};

/** The learning centre's home, with its words and its entry in the centre's navigation. */
const myModule: DomainModule = {
  name: 'my',
  routes: screenRoutes({ my }, { my: () => import('../my/MyPage.tsx').then(({ MyPage }) => MyPage) }),
  messages: {
    zh: () => import('../my/i18n/zh.ts'),
    en: () => import('../my/i18n/en.ts'),
    zh_tw: () => import('../my/i18n/zh_tw.ts'),
    zh_hk: () => import('../my/i18n/zh_hk.ts'),
  },
  navigation: {
    load: () => import('../my/myNav/myNavigation.ts').then(({ myNavigation }) => myNavigation),
    messages: {
      zh: () => import('../my/myNav/i18n/zh.ts'),
      en: () => import('../my/myNav/i18n/en.ts'),
      zh_tw: () => import('../my/myNav/i18n/zh_tw.ts'),
      zh_hk: () => import('../my/myNav/i18n/zh_hk.ts'),
    },
  },
};

/** The screens of one's account, with their words and their entries in its navigation. */
const editorModule: DomainModule = {
  name: 'editor',
  routes: screenRoutes(
    { personalData },
    {
      personalData: () => import('../editor/PersonalDataPage.tsx').then(({ PersonalDataPage }) => PersonalDataPage),
    },
  ),
  messages: {
    zh: () => import('../editor/i18n/zh.ts'),
    en: () => import('../editor/i18n/en.ts'),
    zh_tw: () => import('../editor/i18n/zh_tw.ts'),
    zh_hk: () => import('../editor/i18n/zh_hk.ts'),
  },
  navigation: {
    load: () => import('../editor/editorNav/editorNavigation.ts').then(({ editorNavigation }) => editorNavigation),
    messages: {
      zh: () => import('../editor/editorNav/i18n/zh.ts'),
      en: () => import('../editor/editorNav/i18n/en.ts'),
      zh_tw: () => import('../editor/editorNav/i18n/zh_tw.ts'),
      zh_hk: () => import('../editor/editorNav/i18n/zh_hk.ts'),
    },
  },
};

/** What the portal itself brings, in the order of the route table; the domains come after it. */
export const ownModules: readonly DomainModule[] = [portalModule, promptModule, myModule, editorModule];

/** Navigation and texts that the screens of a layout share. */
export const layoutMessages: MessageLoaders = {
  zh: () => import('../layouts/i18n/zh.ts'),
  en: () => import('../layouts/i18n/en.ts'),
  zh_tw: () => import('../layouts/i18n/zh_tw.ts'),
  zh_hk: () => import('../layouts/i18n/zh_hk.ts'),
};
export const loadLayout = () => import('../layouts/SharedLayout.tsx').then(({ SharedLayout }) => SharedLayout);

/** What stands where no screen is [SH-08]. */
export const notFoundScreen: Screen = {
  path: '*',
  access: 'open',
  layout: 'site',
  titleKey: 'portal:title.notFound',
};

/** The page of that screen. */
export const loadNotFound = () => import('../screens/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage);

/** Header and footer around all screens but the public ones. */
export const loadShell = () => import('../shell/Shell.tsx').then(({ Shell }) => Shell);
