import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type ManageEntry, type MessageLoaders } from '@banyan/core-session';
import { Gauge } from 'lucide-react';
import { createElement } from 'react';
import { reviewParts, type ManageDeps } from '../review/reviewParts.ts';

/** Texts that all screens of the console share. */
const consoleMessages: MessageLoaders = {
  zh: () => import('@banyan/core-console/texts/zh'),
  en: () => import('@banyan/core-console/texts/en'),
  zh_tw: () => import('@banyan/core-console/texts/zh_tw'),
  zh_hk: () => import('@banyan/core-console/texts/zh_hk'),
};
export const consoleTexts = { name: 'console', messages: consoleMessages } as const;

const { manage } = portalScreens;

/** The console's first page in its navigation. */
const entries: readonly ManageEntry[] = [{ titleKey: manage.titleKey, path: manage.path, order: 10, icon: Gauge }];

/** The console's first page. */
export function createManageModule({ domains, navigations, translations }: ManageDeps): DomainModule {
  const bringing = domains.filter(({ review }) => review !== undefined);
  const routes = screenRoutes(
    { manage },
    {
      async manage() {
        const [{ OverviewPage }, parts] = await Promise.all([
          import('./OverviewPage.tsx'),
          reviewParts(bringing, translations),
        ]);
        return () => createElement(OverviewPage, { parts });
      },
    },
  );
  return {
    name: 'manage',
    routes: [],
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    manage: () => Promise.resolve({ routes, entries }),
    shows: [consoleTexts, ...navigations.filter(({ name }) => bringing.some((domain) => name === `${domain.name}Nav`))],
  };
}
