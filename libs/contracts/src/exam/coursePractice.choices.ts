/** When a practice of a course shows what is right: with each answer, or once it is handed in [CO-10]. */
export const practiceReveals = ['each', 'end'] as const;
export type PracticeReveal = (typeof practiceReveals)[number];

/** How its questions are laid out: one at a time, or all below each other. */
export const practiceViews = ['one', 'all'] as const;
export type PracticeView = (typeof practiceViews)[number];
