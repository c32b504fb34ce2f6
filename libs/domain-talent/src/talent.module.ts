import type { DomainModule } from '@banyan/core-session';
import type { TalentModuleDeps } from './talent.environment.ts';
import { talentRoutes } from './talent.routes.tsx';

/** The talent domain. */
export function createTalentModule(deps: TalentModuleDeps): DomainModule {
  return {
    name: 'talent',
    routes: talentRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
  };
}
