import type { DomainModule } from '@banyan/core-session';
import type { ComponentType } from 'react';
import type { CourseCardProps } from './card/CourseCard.tsx';
import type { CourseModuleDeps } from './course.environment.ts';
import { courseRoutes } from './course.routes.tsx';
import { courseSearch } from './course.search.ts';
import type { RewardPartProps } from './reward/RewardPart.tsx';

/** The module of the course domain. */
export interface CourseModule extends DomainModule {
  /** Components for screens of other domains, with this domain's texts. */
  readonly parts: {
    /** Card of a course in a grid. */
    readonly card: () => Promise<ComponentType<CourseCardProps>>;
    /** Rewards the lecturer of a course with points. */
    readonly reward: () => Promise<ComponentType<RewardPartProps>>;
  };
}

/** Creates the course domain: catalogue, course page with its player, study home, learning record. */
export function createCourseModule(deps: CourseModuleDeps): CourseModule {
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
    manage: () => import('./course.manage.ts').then(({ courseManage }) => courseManage(deps)),
    parts: {
      card: () => import('./card/CourseCard.tsx').then(({ CourseCard }) => CourseCard),
      reward: () =>
        Promise.all([import('./course.domain.ts'), import('./reward/RewardPart.tsx')]).then(
          ([{ courseDomain }, { RewardPart }]) => courseDomain.within(deps, RewardPart),
        ),
    },
  };
}
