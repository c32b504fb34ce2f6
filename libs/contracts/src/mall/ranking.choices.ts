/** Whom somebody is compared with: the whole enterprise, or the own department. */
export const rankScopes = ['all', 'department'] as const;
export type RankScope = (typeof rankScopes)[number];
/** By what: points earned, minutes studied, credits in tenths, courses learned. */
export const rankMeasures = ['points', 'hours', 'credits', 'courses'] as const;
export type RankMeasure = (typeof rankMeasures)[number];
/** Since when: Monday, the first of the month, the first of January, in the enterprise's zone. */
export const rankPeriods = ['week', 'month', 'year'] as const;
export type RankPeriod = (typeof rankPeriods)[number];
