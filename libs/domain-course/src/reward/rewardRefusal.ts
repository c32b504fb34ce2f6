import { ErrorCode } from '@banyan/contracts';
import { refusedReward, type RewardRefusal } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Why a reward was refused; null when it is another kind of failure. */
export const rewardRefusalOf = (error: unknown): RewardRefusal | null =>
  refusalData(error, ErrorCode.rewardRefused, refusedReward)?.refusal ?? null;
