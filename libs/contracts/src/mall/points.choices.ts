/** Tabs of the points ledger: all entries, earnings, expenses. */
export const pointsTabs = ['all', 'earned', 'spent'] as const;
export type PointsTab = (typeof pointsTabs)[number];
