/**
 * What a run of practice is made of [EX-08]:
 * - `daily`: the set of the day, the same until midnight;
 * - `due`: wrong questions whose day has come;
 * - `exam`, `tag`, `course`: wrong questions of an exam, a point of knowledge, a course that teaches them;
 * - `bank`: questions of a bank, those not asked for longest first.
 */
export const practiceKinds = ['daily', 'due', 'exam', 'tag', 'course', 'bank'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** Which wrong questions are listed. */
export const wrongFilters = ['all', 'exam', 'tag', 'course'] as const;
export type WrongFilter = (typeof wrongFilters)[number];

/** Orders of the wrong questions: whose day comes first, or answered wrongly most often first. */
export const wrongOrders = ['due', 'times'] as const;
export type WrongOrder = (typeof wrongOrders)[number];

/** How well somebody remembered: not at all, with effort, well. */
export const recallGrades = ['again', 'hard', 'good'] as const;
export type RecallGrade = (typeof recallGrades)[number];

/** Circles that a wrong question goes through; after the last one it leaves the book. */
export const wrongCircles = 5;

/** Questions of a run are at most this many. */
export const longestRun = 20;
