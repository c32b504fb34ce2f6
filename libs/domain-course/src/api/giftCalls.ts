import { courseCode, courseReward, giveReward, redeemCode } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Codes that open a course or a package. */
export const codeCalls = { look: courseCode, redeem: redeemCode } as const;
export type CodeApi = Api<typeof codeCalls>;

/** Points for the lecturer of a course. */
export const rewardCalls = { list: courseReward, give: giveReward } as const;
export type RewardApi = Api<typeof rewardCalls>;
