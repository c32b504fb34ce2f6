import {
  hideRank,
  medalList,
  pointsEntries,
  pointsHome,
  rankByWeek,
  rankMenu,
  sevenSign,
  signToday,
} from '@banyan/contracts/mall';
import type { Api } from '@banyan/core-screen';

/** Points and the ledger behind them. */
export const pointsCalls = { home: pointsHome, entries: pointsEntries } as const;
export type PointsApi = Api<typeof pointsCalls>;

/** Signing in. */
export const signCalls = { days: sevenSign, sign: signToday } as const;
export type SignApi = Api<typeof signCalls>;

/** Rankings. */
export const rankCalls = { ranking: rankByWeek, menu: rankMenu, hide: hideRank } as const;
export type RankApi = Api<typeof rankCalls>;

/** Medals. */
export const medalCalls = { list: medalList } as const;
export type MedalApi = Api<typeof medalCalls>;
