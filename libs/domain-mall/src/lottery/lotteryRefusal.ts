import { ErrorCode, refusedDraw, type LotteryRefusal } from '@banyan/contracts';
import { refusalData } from '@banyan/core-screen';

/** Why the lottery said no; null when it is another kind of failure. */
export const lotteryRefusalOf = (error: unknown): LotteryRefusal | null =>
  refusalData(error, ErrorCode.lotteryRefused, refusedDraw)?.refusal ?? null;
