/** Values of the account that is closed that the account that stays takes over. */
export const mergeFields = ['account', 'name', 'department', 'post', 'hiredOn', 'tags', 'email', 'phone'] as const;
export type MergeField = (typeof mergeFields)[number];

/** Likenesses by which two accounts are taken for those of one person. */
export const twinSigns = ['name', 'email', 'birthday'] as const;
export type TwinSign = (typeof twinSigns)[number];

/**
 * Why two accounts stay two: one is the caller's own, one is beyond the caller's rights, one is not there any more, the
 * last super administrator would be closed, or the one that would be closed sits an exam.
 */
export const mergeRefusals = ['own', 'beyond', 'gone', 'lastAdministrator', 'sits'] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** Most accounts that are proposed. */
export const mostTwins = 10;
