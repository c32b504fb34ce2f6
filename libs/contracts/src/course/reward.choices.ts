/** Maximum points of one reward, and of one person in a day [CO-09]. */
export const mostReward = 200;
export const mostRewardsOfDay = 500;

/** Points offered for choice. */
export const rewardSteps = [5, 10, 20, 50] as const;

/**
 * Reasons for refusing a reward: the lecturer is external [LE-04], has no account or is the learner; too few points; or
 * the daily limit is reached.
 */
export const rewardRefusals = ['external', 'noAccount', 'own', 'points', 'day'] as const;
export type RewardRefusal = (typeof rewardRefusals)[number];
