import type { DomainModule } from '@banyan/core-session';
import type { MallModuleDeps } from './mall.environment.ts';
import { mallRoutes } from './mall.routes.tsx';
import { mallSearch } from './mall.search.ts';

/** The mall domain: points, products, rankings and medals. */
export function createMallModule(deps: MallModuleDeps): DomainModule {
  return {
    name: 'mall',
    routes: mallRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./desk/review.parts.ts').then(({ mallReviewParts }) => mallReviewParts(deps)),
    search: () => Promise.resolve(mallSearch),
  };
}
