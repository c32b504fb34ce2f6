/** State of a comment: waiting for review, published, rejected, or withdrawn by its author [CO-09]. */
export const commentStates = ['waiting', 'shown', 'rejected', 'gone'] as const;
export type CommentState = (typeof commentStates)[number];

/** Maximum characters of a comment [CO-09]. */
export const commentLimit = 300;
/** Maximum comments of one person in a minute. */
export const commentsPerMinute = 6;
/** Minimum time between two changes of one praise, ms. */
export const praiseRestMs = 1000;
