import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type ModuleNavigation, type ReviewPart } from '@banyan/core-session';
import { createElement } from 'react';
import type { Translations } from '../i18n/createTranslations.ts';

const { review } = portalScreens;

export interface ReviewDeps {
  /** Domains with parts, in any order. */
  readonly domains: readonly DomainModule[];
  /** Navigations, whose texts include the names of the tabs. */
  readonly navigations: readonly ModuleNavigation[];
  readonly translations: Pick<Translations, 'need'>;
}

/** The review desk with the parts of the domains; a part and its texts load when its tab is opened. */
export function createReviewModule({ domains, navigations, translations }: ReviewDeps): DomainModule {
  const bringing = domains.filter((domain) => domain.review !== undefined);
  const partsOf = async ({ name, messages, review: bring }: DomainModule): Promise<readonly ReviewPart[]> => {
    const parts = (await bring?.()) ?? [];
    return parts.map((part) => ({
      ...part,
      async load() {
        const [Part] = await Promise.all([part.load(), translations.need(name, messages)]);
        return Part;
      },
    }));
  };
  return {
    name: 'review',
    routes: screenRoutes(
      { review },
      {
        async review() {
          const [{ ReviewPage }, ...brought] = await Promise.all([
            import('./ReviewPage.tsx'),
            ...bringing.map(partsOf),
          ]);
          const parts = brought.flat().sort((a, b) => a.order - b.order);
          return () => createElement(ReviewPage, { parts });
        },
      },
    ),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    shows: navigations.filter(({ name }) => bringing.some((domain) => name === `${domain.name}Nav`)),
  };
}
