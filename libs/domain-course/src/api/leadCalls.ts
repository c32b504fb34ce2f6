import { handleLead, leadReviews } from '@banyan/contracts/course';

/** Enquiries about partners at the review desk. Separate, since the desk first asks only for their number. */
export const leadReviewCalls = { list: leadReviews, answer: handleLead } as const;
