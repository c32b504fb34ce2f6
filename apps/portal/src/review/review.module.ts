import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule, type ManageEntry, type ReviewPart } from '@banyan/core-session';
import { Stamp } from 'lucide-react';
import { createElement } from 'react';
import { reviewParts, type ManageDeps } from './reviewParts.ts';

const { review } = portalScreens;

/** The review desk in the console's navigation, with the number of everything that waits there. */
const entryOf = (parts: readonly ReviewPart[]): ManageEntry => ({
  titleKey: review.titleKey,
  path: review.path,
  order: 20,
  icon: Stamp,
  counter: () => parts.reduce((sum, { count }) => sum + (count?.() ?? 0), 0),
  refresh: () => parts.forEach((part) => void part.refresh?.()),
});

/** The review desk with the parts of the domains; a part and its texts load when its tab is opened. */
export function createReviewModule({ domains, navigations, translations }: ManageDeps): DomainModule {
  const bringing = domains.filter((domain) => domain.review !== undefined);
  const routes = screenRoutes(
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
  );
  return {
    name: 'review',
    routes: [],
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    manage: async () => ({ routes, entries: [entryOf(await reviewParts(bringing, translations))] }),
    shows: navigations.filter(({ name }) => bringing.some((domain) => name === `${domain.name}Nav`)),
  };
}
