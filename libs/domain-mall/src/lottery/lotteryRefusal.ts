import { ErrorCode } from '@banyan/contracts';
import { refusedDraw, type LotteryRefusal } from '@banyan/contracts/mall';
import { refusalData } from '@banyan/core-screen';

/** Reason of a refusal by the lottery; null for another kind of failure. */
export const lotteryRefusalOf = (error: unknown): LotteryRefusal | null =>
  refusalData(error, ErrorCode.lotteryRefused, refusedDraw)?.refusal ?? null;
