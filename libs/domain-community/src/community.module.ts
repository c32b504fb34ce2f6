import type { DomainModule } from '@banyan/core-session';
import type { CommunityModuleDeps } from './community.environment.ts';
import { communityRoutes } from './community.routes.tsx';

/** The community domain: topics, questions, and their comments. */
export function createCommunityModule(deps: CommunityModuleDeps): DomainModule {
  return {
    name: 'community',
    routes: communityRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./review/review.parts.ts').then(({ communityReviewParts }) => communityReviewParts(deps)),
  };
}
