/** Time at which a practice of a course shows the key: with each answer, or after the hand-in [CO-10]. */
export const practiceReveals = ['each', 'end'] as const;
export type PracticeReveal = (typeof practiceReveals)[number];

/** Layout of its questions: one at a time, or all below each other. */
export const practiceViews = ['one', 'all'] as const;
export type PracticeView = (typeof practiceViews)[number];
