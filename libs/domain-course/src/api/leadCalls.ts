import { handleLead, leadReviews } from '@banyan/contracts/course';

/** Enquiries about partners at the review desk. Alone, as the desk asks at first how many wait. */
export const leadReviewCalls = { list: leadReviews, answer: handleLead } as const;
