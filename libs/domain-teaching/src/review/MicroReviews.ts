import type { ReviewedMicro } from '@banyan/contracts/teaching';
import { apiOf, ReviewsStore } from '@banyan/core-screen';
import { microReviewCalls } from '../api/microCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** Micro-courses at the review desk. */
export const makeMicroReviews = ({ http }: TeachingEnvironment) => {
  const api = apiOf(http, microReviewCalls);
  return new ReviewsStore<ReviewedMicro>({
    id: ({ micro }) => micro.id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ micro: { id, revision } }, answer, options) => api.answer({ id, revision, ...answer }, options),
  });
};
