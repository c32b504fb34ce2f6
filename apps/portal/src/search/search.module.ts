import { portalScreens, searchKinds } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule } from '@banyan/core-session';
import { createElement } from 'react';

const { search } = portalScreens;

/** The search with the kinds of the domains, in the order of `searchKinds`. */
export function createSearchModule(domains: readonly DomainModule[]): DomainModule {
  return {
    name: 'search',
    routes: screenRoutes(
      { search },
      {
        async search() {
          const [{ SearchPage }, ...brought] = await Promise.all([
            import('./SearchPage.tsx'),
            ...domains.map((domain) => domain.search?.() ?? []),
          ]);
          const parts = brought.flat().sort((a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
          return () => createElement(SearchPage, { parts });
        },
      },
    ),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
  };
}
