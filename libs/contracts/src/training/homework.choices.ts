/** State of homework for a learner: not open yet, to do, and what came of what was handed in [TR-03]. */
export const homeworkStates = ['early', 'open', 'marking', 'passed', 'failed', 'withdrawn', 'missed'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

/** Parts of the list; `todo` is what can be handed in. */
export const homeworkTabs = ['all', 'todo', 'marking', 'passed', 'failed'] as const;
export type HomeworkTab = (typeof homeworkTabs)[number];

/** Where something handed in stands. */
export const submissionStates = ['marking', 'passed', 'failed', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Why nothing can be handed in. */
export const handInRefusals = ['early', 'closed', 'marking', 'passed', 'once'] as const;
export type HandInRefusal = (typeof handInRefusals)[number];

/** Uploads that homework takes, the kind by the end of a file’s name. */
export const homeworkFileKinds = ['homeworkDocument', 'homeworkMedia', 'homeworkImage'] as const;
export type HomeworkFileKind = (typeof homeworkFileKinds)[number];

/** Characters of a text handed in, at most. */
export const homeworkTextLimit = 20_000;
/** Characters of what a marker says of the whole, at most. */
export const homeworkCommentLimit = 2000;
/** What a marker says of places: comments of one submission at most, and characters of one. */
export const placedCommentLimits = { count: 40, words: 500 } as const;
/** Files handed in at once, at most. */
export const homeworkFileLimit = 9;
