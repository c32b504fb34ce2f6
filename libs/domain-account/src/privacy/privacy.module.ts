import { portalScreens } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { screenRoutes, type DomainModule } from '@banyan/core-session';

const { privacy } = portalScreens;

/** What is kept about people: the screen of one's account, and requests for deletion at the review desk. */
export function createPrivacyModule({ http }: { readonly http: HttpClient }): DomainModule {
  return {
    name: 'privacy',
    routes: screenRoutes(
      { privacy },
      { privacy: () => import('./PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage) },
    ),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./privacy.review.ts').then(({ privacyReviewParts }) => privacyReviewParts(http)),
  };
}
