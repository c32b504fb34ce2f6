import type { HttpClient } from '@banyan/core-http';
import type { DomainModule } from '@banyan/core-session';
import { outsiderMessages } from './outsiderMessages.ts';

/** What administrators see of people from outside: a part of the review desk. */
export const createOutsiderModule = (http: HttpClient): DomainModule => ({
  name: 'outsider',
  routes: [],
  messages: outsiderMessages,
  review: () => import('./outsider.review.ts').then(({ outsiderReviewParts }) => outsiderReviewParts(http)),
});
