/**
 * Source of the questions of a practice run [EX-08]:
 * - `daily`: the set of the day, the same until midnight;
 * - `due`: wrong questions that are due;
 * - `exam`, `tag`, `course`: wrong questions of an exam, a point of knowledge, a course that teaches them;
 * - `bank`: questions of a bank, least recently asked first.
 */
export const practiceKinds = ['daily', 'due', 'exam', 'tag', 'course', 'bank'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** Filters of the wrong questions. */
export const wrongFilters = ['all', 'exam', 'tag', 'course'] as const;
export type WrongFilter = (typeof wrongFilters)[number];

/** Orders of the wrong questions: due soonest first, or most often wrong first. */
export const wrongOrders = ['due', 'times'] as const;
export type WrongOrder = (typeof wrongOrders)[number];

/** Quality of the recall: not at all, with effort, well. */
export const recallGrades = ['again', 'hard', 'good'] as const;
export type RecallGrade = (typeof recallGrades)[number];

/** Circles of a wrong question; after the last one it leaves the book. */
export const wrongCircles = 5;

/** Most questions of a run. */
export const longestRun = 20;
