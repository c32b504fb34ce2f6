/** How a course asks whether its learner is there: not at all, by a button, or by the face [CO-08]. */
export const presenceWays = ['none', 'prompt', 'face'] as const;
export type PresenceWay = (typeof presenceWays)[number];

/** Outcome of a check: it waits, was answered in time, after it, or never [CO-08]. */
export const presenceOutcomes = ['open', 'passed', 'late', 'missed'] as const;
export type PresenceOutcome = (typeof presenceOutcomes)[number];

/** Why an answer is not taken: the check is over, or the face was not checked for this course since it was asked [CO-08]. */
export const presenceRefusals = ['over', 'face'] as const;
export type PresenceRefusal = (typeof presenceRefusals)[number];
