import type { PartnerLead } from '@banyan/contracts/course';
import { apiOf, ReviewsStore } from '@banyan/core-screen';
import { leadReviewCalls } from '../api/leadCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Enquiries about partners at the review desk. `passed` means that somebody has got in touch. */
export const makeLeadReviews = ({ http }: CourseEnvironment) => {
  const api = apiOf(http, leadReviewCalls);
  return new ReviewsStore<PartnerLead>({
    noted: true,
    id: ({ id }) => id,
    list: (asked, options) => api.list(asked, options),
    answer: ({ id }, { reason }, options) => api.answer({ lead: id, note: reason }, options),
  });
};
