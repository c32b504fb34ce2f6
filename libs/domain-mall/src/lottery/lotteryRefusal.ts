import { ErrorCode } from '@banyan/contracts';
import { refusedDraw, type LotteryRefusal } from '@banyan/contracts/mall';
import { refusalData } from '@banyan/core-screen';

/** Why the lottery said no; null when it is another kind of failure. */
export const lotteryRefusalOf = (error: unknown): LotteryRefusal | null =>
  refusalData(error, ErrorCode.lotteryRefused, refusedDraw)?.refusal ?? null;
