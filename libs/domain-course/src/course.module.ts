import type { DomainModule } from '@banyan/core-session';
import type { CourseModuleDeps } from './course.environment.ts';
import { courseRoutes } from './course.routes.tsx';

/** The course domain: catalogue, course page with its player, study home, learning record. */
export function createCourseModule(deps: CourseModuleDeps): DomainModule {
  return {
    name: 'course',
    routes: courseRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    review: () => import('./review/course.review.ts').then(({ courseReviewParts }) => courseReviewParts(deps)),
    navigation: {
      load: () => import('./courseNav/courseNavigation.ts').then(({ courseNavigation }) => courseNavigation),
      messages: {
        zh: () => import('./courseNav/i18n/zh.ts'),
        en: () => import('./courseNav/i18n/en.ts'),
        zh_tw: () => import('./courseNav/i18n/zh_tw.ts'),
        zh_hk: () => import('./courseNav/i18n/zh_hk.ts'),
      },
    },
    search: () => import('./course.search.ts').then(({ courseSearch }) => courseSearch),
  };
}
