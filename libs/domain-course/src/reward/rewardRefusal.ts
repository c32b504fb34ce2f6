import { ErrorCode } from '@banyan/contracts';
import { refusedReward, type RewardRefusal } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Reason for refusing a reward; null for other failures. */
export const rewardRefusalOf = (error: unknown): RewardRefusal | null =>
  refusalData(error, ErrorCode.rewardRefused, refusedReward)?.refusal ?? null;
