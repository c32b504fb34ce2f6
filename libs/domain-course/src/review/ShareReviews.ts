import type { ReviewedShare } from '@banyan/contracts/course';
import { apiOf, ReviewsStore } from '@banyan/core-screen';
import { shareReviewCalls } from '../api/shareReviewCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Shared courses at the review desk. */
export const makeShareReviews = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, shareReviewCalls);
  return new ReviewsStore<ReviewedShare>({
    id: ({ id }) => id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ id }, answer, options) => api.answer({ share: id, ...answer }, options),
  });
};
