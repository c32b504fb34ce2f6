import { portalScreens, type Screen } from '@banyan/contracts';
import { screenRoutes, type DomainModule, type MessageLoaders } from '@banyan/core-session';
import type { OwnTables } from './own.routes.ts';
import { LateModule, present } from '../domains/LateModule.ts';
import { portalMessages } from '../i18n/shown/loaders.ts';

const { assist, face, filePreview, loginPc, my, password, personalData, phone, prompt, register } = portalScreens;
const { scanLogin, switchEnterprise, transferLogin } = portalScreens;
/** Those that come with the portal's own texts. */
const { login, agreement, home } = portalScreens;
const own = { login, agreement, home };

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

const late = (name: keyof OwnTables, ...screens: readonly Screen[]) =>
  new LateModule(name, screens, () => import('./own.routes.ts').then(({ ownTables }) => ownTables[name]));

/** What the portal itself brings, in the order of the route table; the domains come after it. */
export const ownModules: readonly LateModule[] = [
  present(portalModule),
  late('register', register),
  late('prompt', prompt),
  late('my', my),
  late('editor', personalData, phone, password),
  late('filePreview', filePreview),
  late('switching', transferLogin, loginPc, switchEnterprise),
  late('scan', scanLogin),
  late('face', face),
  new LateModule('assist', [assist], () => import('../assist/assist.module.ts').then((own) => own.assistModule)),
];

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
