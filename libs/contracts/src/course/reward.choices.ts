/** Points that a reward may have, and that somebody may give in a day [CO-09]. */
export const mostReward = 200;
export const mostRewardsOfDay = 500;

/** Points that are offered to be chosen. */
export const rewardSteps = [5, 10, 20, 50] as const;

/**
 * Why nobody can be rewarded: the lecturer is not of the enterprise [LE-04], has no account, is the learner, the points are
 * too few, or the bound of the day is reached.
 */
export const rewardRefusals = ['external', 'noAccount', 'own', 'points', 'day'] as const;
export type RewardRefusal = (typeof rewardRefusals)[number];
