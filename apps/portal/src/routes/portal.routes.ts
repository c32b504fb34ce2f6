import { type Screen } from '@banyan/contracts';
import { platformScreen, portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type MessageLoaders } from '@banyan/core-session';
import { screenModules } from './own.routes.ts';
import { portalMessages } from '../i18n/shown/loaders.ts';

/** Screens that come with the portal's own texts. */
const { agreement, home } = portalScreens;
const own = { agreement, home };

/** The portal's own screens and texts, in the shape of a domain. */
export const portalModule: DomainModule = {
  name: 'portal',
  routes: screenRoutes(own, {
    agreement: () => import('../agreement/AgreementPage.tsx').then(({ AgreementPage }) => AgreementPage),
    home: () => import('../home/HomePage.tsx').then(({ HomePage }) => HomePage),
  }),
  messages: portalMessages,
};

/** The portal's own modules, in the order of the route table; the domains come after them. */
export const ownModules: readonly DomainModule[] = [portalModule, ...screenModules];

/** Navigation and texts that the screens of a layout share. */
export const layoutMessages: MessageLoaders = {
  zh: () => import('../layouts/i18n/zh.ts'),
  en: () => import('../layouts/i18n/en.ts'),
  zh_tw: () => import('../layouts/i18n/zh_tw.ts'),
  zh_hk: () => import('../layouts/i18n/zh_hk.ts'),
};
export const loadLayout = () => import('../layouts/SharedLayout.tsx').then(({ SharedLayout }) => SharedLayout);

/** The console before it is loaded: who may enter at all, and at which two screens by another rule. */
export const consoleScreens: readonly Screen[] = [
  { ...portalScreens.manage, path: '/manage/*' },
  portalScreens.review,
  platformScreen,
];

/** The screen of unknown addresses. */
export const notFoundScreen: Screen = {
  path: '*',
  access: 'open',
  layout: 'site',
  titleKey: 'portal:title.notFound',
};

/** Loads the page of that screen. */
export const loadNotFound = () => import('../screens/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage);

/** Header and footer around all screens but the public ones. */
export const loadShell = () => import('../shell/Shell.tsx').then(({ Shell }) => Shell);
