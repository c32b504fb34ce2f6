import type { DomainModule } from '@banyan/core-session';
import type { CourseModuleDeps } from './course.environment.ts';
import { courseRoutes } from './course.routes.tsx';
import { courseSearch } from './course.search.ts';

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
    search: () => Promise.resolve(courseSearch),
  };
}
