/** What can be won: points, a product of the mall, or nothing. */
export const prizeKinds = ['points', 'product', 'nothing'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Why there is no draw. */
export const lotteryRefusals = ['closed', 'limit', 'points'] as const;
export type LotteryRefusal = (typeof lotteryRefusals)[number];
