import type { DomainModule } from '@banyan/core-session';
import type { TrainingModuleDeps } from './training.environment.ts';
import { trainingRoutes } from './training.routes.tsx';
import { trainingSearch } from './training.search.ts';

/** The training domain. */
export function createTrainingModule(deps: TrainingModuleDeps): DomainModule {
  return {
    name: 'training',
    routes: trainingRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./homework/marking/marking.parts.ts').then(({ markingParts }) => markingParts(deps)),
    home: () =>
      Promise.all([import('./training.domain.ts'), import('./tasks/DueWidget.tsx')]).then(
        ([{ trainingDomain }, { DueWidget }]) => trainingDomain.within(deps, DueWidget),
      ),
    search: () => Promise.resolve(trainingSearch),
  };
}
