import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type ModuleNavigation } from '@banyan/core-session';
import { createElement } from 'react';
import type { Translations } from '../i18n/createTranslations.ts';
import { reviewParts } from './reviewParts.ts';

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
  const manage = async () => {
    const [{ reviewEntries }, parts] = await Promise.all([
      import('./review.entries.ts'),
      reviewParts(bringing, translations),
    ]);
    return reviewEntries(parts);
  };
  return {
    name: 'review',
    routes: screenRoutes(
      { review },
      {
        async review() {
          const [{ ReviewPage }, parts] = await Promise.all([
            import('./ReviewPage.tsx'),
            reviewParts(bringing, translations),
          ]);
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
    manage,
    shows: navigations.filter(({ name }) => bringing.some((domain) => name === `${domain.name}Nav`)),
  };
}
