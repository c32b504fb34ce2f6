/** How far somebody is in a course. */
export const learnerStands = ['finished', 'learning', 'not_begun'] as const;
export type LearnerStand = (typeof learnerStands)[number];

/** Fewest viewers of a chapter whose seconds are told apart: fewer could be recognised. */
export const fewestViewers = 20;

/** Most people who are reminded at once; more go in several steps. */
export const mostReminded = 200;
