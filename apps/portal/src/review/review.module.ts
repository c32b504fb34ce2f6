import { portalScreens } from '@banyan/contracts';
import { screenRoutes, type DomainModule } from '@banyan/core-session';
import { createElement } from 'react';

const { review } = portalScreens;

/** The review desk with the parts that domains bring to it [EX-11]. */
export function createReviewModule(domains: readonly DomainModule[]): DomainModule {
  const bringing = domains.filter((domain) => domain.review !== undefined);
  return {
    name: 'review',
    routes: screenRoutes(
      { review },
      {
        async review() {
          const [{ ReviewPage }, ...brought] = await Promise.all([
            import('./ReviewPage.tsx'),
            ...bringing.map((domain) => domain.review?.() ?? []),
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
    shows: bringing,
  };
}
