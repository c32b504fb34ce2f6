import { lotteryDraw, lotteryDraws, lotteryHome, lotteryOpenSeed } from '@banyan/contracts/mall';
import type { Api } from '@banyan/core-screen';

/** The lottery. */
export const lotteryCalls = {
  home: lotteryHome,
  draw: lotteryDraw,
  draws: lotteryDraws,
  openSeed: lotteryOpenSeed,
} as const;
export type LotteryApi = Api<typeof lotteryCalls>;
