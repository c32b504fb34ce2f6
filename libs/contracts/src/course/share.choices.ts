/** Ways in which the link of a course is passed on: copied, or saved as a picture. */
export const shareWays = ['link', 'picture'] as const;
export type ShareWay = (typeof shareWays)[number];
