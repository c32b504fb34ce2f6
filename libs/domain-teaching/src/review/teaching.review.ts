import type { ReviewPart } from '@banyan/core-session';
import { teachingDomain } from '../teaching.domain.ts';
import type { TeachingModuleDeps } from '../teaching.environment.ts';
import { makeApplicationReviews } from './ApplicationReviews.ts';
import { makeMicroReviews } from './MicroReviews.ts';

/** This domain's parts of the review desk. */
export function teachingReviewParts(deps: TeachingModuleDeps): readonly ReviewPart[] {
  const micros = teachingDomain.storeOf(deps, makeMicroReviews);
  const applications = teachingDomain.storeOf(deps, makeApplicationReviews);
  return [
    {
      key: 'micro',
      titleKey: 'teachingNav:desk.micro',
      order: 42,
      load: () => import('./MicroReviewsPage.tsx').then((part) => teachingDomain.within(deps, part.MicroReviewsPage)),
      count: () => micros.waiting.value ?? 0,
      refresh: () => micros.waiting.show(),
    },
    {
      key: 'lecturer',
      titleKey: 'teachingNav:desk.lecturer',
      order: 45,
      load: () =>
        import('./ApplicationReviewsPage.tsx').then((part) => teachingDomain.within(deps, part.ApplicationReviewsPage)),
      count: () => applications.waiting.value ?? 0,
      refresh: () => applications.waiting.show(),
    },
  ];
}
