/** Ways of sharing a course: its link copied, or a picture saved. */
export const shareWays = ['link', 'picture'] as const;
export type ShareWay = (typeof shareWays)[number];
