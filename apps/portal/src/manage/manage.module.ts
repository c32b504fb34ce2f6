import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type MessageLoaders, type ModuleNavigation } from '@banyan/core-session';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Translations } from '../i18n/createTranslations.ts';
import { reviewParts } from '../review/reviewParts.ts';

/** Props of the console around a page. */
export interface ConsoleProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

export interface ManageDeps {
  /** Domains with screens or review parts, in any order; the review desk among them. */
  readonly domains: readonly DomainModule[];
  /** Navigations, whose texts include the names of the review desk's parts. */
  readonly navigations: readonly ModuleNavigation[];
  readonly translations: Pick<Translations, 'need'>;
}

const messages: MessageLoaders = {
  zh: () => import('./i18n/zh.ts'),
  en: () => import('./i18n/en.ts'),
  zh_tw: () => import('./i18n/zh_tw.ts'),
  zh_hk: () => import('./i18n/zh_hk.ts'),
};

/** Texts that all screens of the console share. */
const consoleMessages: MessageLoaders = {
  zh: () => import('@banyan/core-console/texts/zh'),
  en: () => import('@banyan/core-console/texts/en'),
  zh_tw: () => import('@banyan/core-console/texts/zh_tw'),
  zh_hk: () => import('@banyan/core-console/texts/zh_hk'),
};
export const consoleTexts = { name: 'console', messages: consoleMessages } as const;

/** The console's first page. */
export function createManageModule({ domains, navigations, translations }: ManageDeps): DomainModule {
  const bringing = domains.filter(({ review }) => review !== undefined);
  return {
    name: 'manage',
    routes: screenRoutes(
      { manage: portalScreens.manage },
      {
        async manage() {
          const [{ OverviewPage }, parts] = await Promise.all([
            import('./OverviewPage.tsx'),
            reviewParts(bringing, translations),
          ]);
          return () => createElement(OverviewPage, { parts });
        },
      },
    ),
    messages,
    manage: () => import('./manage.entries.ts').then(({ manageEntries }) => manageEntries),
    shows: [consoleTexts, ...navigations.filter(({ name }) => bringing.some((domain) => name === `${domain.name}Nav`))],
  };
}

/** Loads the console around its pages, with the entries of all domains and their texts. */
export async function loadConsole(
  modules: readonly DomainModule[],
  translations: Pick<Translations, 'need'>,
): Promise<ComponentType<ConsoleProps>> {
  const bringing = modules.filter(({ manage }) => manage !== undefined);
  const entriesOf = async ({ manage }: DomainModule) => (await manage?.()) ?? [];
  const [{ ConsolePart }, entries] = await Promise.all([
    import('./ConsolePart.tsx'),
    Promise.all(bringing.map(entriesOf)),
    translations.need('manage', messages),
    translations.need(consoleTexts.name, consoleTexts.messages),
    ...bringing.map(({ name, messages: texts }) => translations.need(name, texts)),
  ]);
  const sorted = entries.flat().sort((a, b) => a.order - b.order);
  return (props) => createElement(ConsolePart, { ...props, entries: sorted });
}
