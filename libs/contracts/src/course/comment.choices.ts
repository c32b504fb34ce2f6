/** State of a comment: waiting for an administrator, shown to everybody, sent back, taken back by its author [CO-09]. */
export const commentStates = ['waiting', 'shown', 'rejected', 'gone'] as const;
export type CommentState = (typeof commentStates)[number];

/** Characters of a comment, at most [CO-09]. */
export const commentLimit = 300;
/** Comments of one person in a minute, at most. */
export const commentsPerMinute = 6;
/** Between two changes of one praise, ms at least. */
export const praiseRestMs = 1000;
