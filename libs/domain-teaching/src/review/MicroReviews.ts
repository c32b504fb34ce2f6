import type { ReviewedMicro } from '@banyan/contracts/teaching';
import { apiOf } from '@banyan/core-screen';
import { microReviewCalls } from '../api/microCalls.ts';
import type { CourseEnvironment } from '../../../domain-course/src/course.environment.ts';
import { ReviewsStore } from '../../../core-screen/src/review/ReviewsStore.ts';

/** Micro-courses at the review desk. */
export const makeMicroReviews = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, microReviewCalls);
  return new ReviewsStore<ReviewedMicro>({
    id: ({ micro }) => micro.id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ micro: { id, revision } }, answer, options) => api.answer({ id, revision, ...answer }, options),
  });
};
