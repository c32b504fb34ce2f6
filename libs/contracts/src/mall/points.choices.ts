/** Ways that points have gone: all, those that came, those that went. */
export const pointsTabs = ['all', 'earned', 'spent'] as const;
export type PointsTab = (typeof pointsTabs)[number];
