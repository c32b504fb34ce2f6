import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type MessageLoaders } from '@banyan/core-session';

const { assist } = portalScreens;

/** Texts of support access and its recording. */
export const assistMessages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};

/** Support that an administrator lets in, and where it is told in whose place it is. */
export const assistModule: DomainModule = {
  name: 'assist',
  routes: screenRoutes({ assist }, { assist: () => import('./AssistPage.tsx').then(({ AssistPage }) => AssistPage) }),
  messages: assistMessages,
};
