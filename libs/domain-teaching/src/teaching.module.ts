import type { DomainModule } from '@banyan/core-session';
import type { TeachingModuleDeps } from './teaching.environment.ts';
import { teachingRoutes } from './teaching.routes.tsx';
import { teachingSearch } from './teaching.search.ts';

/** Creates the teaching domain: lecturers, their bookings, and micro-courses. */
export function createTeachingModule(deps: TeachingModuleDeps): DomainModule {
  return {
    name: 'teaching',
    routes: teachingRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./review/teaching.review.ts').then(({ teachingReviewParts }) => teachingReviewParts(deps)),
    search: () => Promise.resolve(teachingSearch),
    manage: () => import('./teaching.manage.ts').then(({ teachingManage }) => teachingManage(deps)),
  };
}
