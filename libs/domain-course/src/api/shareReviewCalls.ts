import { answerShare, shareReviews } from '@banyan/contracts/course';

/** Shared courses at the review desk. Separate, since the desk first asks only for their number. */
export const shareReviewCalls = { list: shareReviews, answer: answerShare } as const;
