/** Kinds of prizes: points, a product of the mall, or nothing. */
export const prizeKinds = ['points', 'product', 'nothing'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Reasons for refusing a draw. */
export const lotteryRefusals = ['closed', 'limit', 'points'] as const;
export type LotteryRefusal = (typeof lotteryRefusals)[number];
