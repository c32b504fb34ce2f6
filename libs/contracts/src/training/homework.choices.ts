/** State of homework for a learner: not open yet, open, or the outcome of the submission [TR-03]. */
export const homeworkStates = ['early', 'open', 'marking', 'passed', 'failed', 'withdrawn', 'missed'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

/** Parts of the list; `todo` can be submitted. */
export const homeworkTabs = ['all', 'todo', 'marking', 'passed', 'failed'] as const;
export type HomeworkTab = (typeof homeworkTabs)[number];

/** State of a submission. */
export const submissionStates = ['marking', 'passed', 'failed', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** Reasons why homework cannot be submitted. */
export const handInRefusals = ['early', 'closed', 'marking', 'passed', 'once'] as const;
export type HandInRefusal = (typeof handInRefusals)[number];

/** Upload kinds of homework, chosen by the file's extension. */
export const homeworkFileKinds = ['homeworkDocument', 'homeworkMedia', 'homeworkImage'] as const;
export type HomeworkFileKind = (typeof homeworkFileKinds)[number];

/** Most characters of a submitted text. */
export const homeworkTextLimit = 20_000;
/** Most characters of a marker's general comment. */
export const homeworkCommentLimit = 2000;
/** Placed comments of a marker: most per submission, and most characters of each. */
export const placedCommentLimits = { count: 40, words: 500 } as const;
/** Most files of a submission. */
export const homeworkFileLimit = 9;
