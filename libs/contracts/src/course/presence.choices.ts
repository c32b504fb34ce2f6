/** Kind of presence checks of a course: none, a button, or a face check [CO-08]. */
export const presenceWays = ['none', 'prompt', 'face'] as const;
export type PresenceWay = (typeof presenceWays)[number];

/** Outcome of a presence check: open, answered in time, answered late, or never answered [CO-08]. */
export const presenceOutcomes = ['open', 'passed', 'late', 'missed'] as const;
export type PresenceOutcome = (typeof presenceOutcomes)[number];

/** Reasons for refusing an answer: the check is over, or no face check of this course has passed since [CO-08]. */
export const presenceRefusals = ['over', 'face'] as const;
export type PresenceRefusal = (typeof presenceRefusals)[number];
