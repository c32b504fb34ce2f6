import type { LecturerApplication } from '@banyan/contracts/teaching';
import { apiOf, ReviewsStore } from '@banyan/core-screen';
import { applicationReviewCalls } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** Applications to become a lecturer, at the review desk. */
export const makeApplicationReviews = ({ http }: TeachingEnvironment) => {
  const api = apiOf(http, applicationReviewCalls);
  return new ReviewsStore<LecturerApplication>({
    id: ({ id }) => id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ id }, answer, options) => api.answer({ application: id, ...answer }, options),
  });
};
