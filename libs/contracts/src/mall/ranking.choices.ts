/** Scope of a ranking: the whole enterprise, or the viewer's department. */
export const rankScopes = ['all', 'department'] as const;
export type RankScope = (typeof rankScopes)[number];
/** Measure of a ranking: points earned, minutes studied, credits in tenths, courses learned. */
export const rankMeasures = ['points', 'hours', 'credits', 'courses'] as const;
export type RankMeasure = (typeof rankMeasures)[number];
/** Period of a ranking: since Monday, the first of the month, or January 1, in the enterprise's time zone. */
export const rankPeriods = ['week', 'month', 'year'] as const;
export type RankPeriod = (typeof rankPeriods)[number];
