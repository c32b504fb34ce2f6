/** Kinds of things that a learner has to do [TR-01]. */
export const taskKinds = ['course', 'exam', 'training', 'activity', 'homework', 'questionnaire'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Kinds of what a calendar holds: tasks, and live rooms, which are none [TR-06]. */
export const calendarKinds = [...taskKinds, 'live'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * Where a learner stands with one [TR-01]:
 * - `waiting`: it has not opened, or the next attempt at it has not;
 * - `open`: it can be begun;
 * - `begun`: go on with it;
 * - `again`: what was handed in did not pass, and another attempt can be made now;
 * - `done`: handed in or learned; where its rules do not tell the result, also if it did not pass;
 * - `failed`: it did not pass, and no attempt is left;
 * - `missed`: it is over and was not done.
 */
export const taskStates = ['waiting', 'open', 'begun', 'again', 'done', 'failed', 'missed'] as const;
export type TaskState = (typeof taskStates)[number];

/** It counts no more: nothing can be done about it. */
export const isTaskOver = (state: TaskState) => state === 'done' || state === 'failed' || state === 'missed';

/** Parts of the task centre, each with a screen of its own. */
export const taskParts = ['course', 'exam', 'training', 'activity'] as const;
export type TaskPart = (typeof taskParts)[number];

/** Red points of the navigation: how much is to be done in each part [SH-11]. */
export const taskCounters = ['coursetask', 'examtask', 'traintask', 'trainingtask'] as const;
export type TaskCounter = (typeof taskCounters)[number];

/** The part in which a kind stands: homework belongs to its training, a questionnaire is answered like an exam. */
export const partOfTask: Readonly<Record<TaskKind, TaskPart>> = {
  course: 'course',
  exam: 'exam',
  questionnaire: 'exam',
  training: 'training',
  homework: 'training',
  activity: 'activity',
};

/** The red point of each part. */
export const counterOfPart: Readonly<Record<TaskPart, TaskCounter>> = {
  course: 'coursetask',
  exam: 'examtask',
  training: 'traintask',
  activity: 'trainingtask',
};

/** Halves of a part: what is to be done, and what came of the rest. */
export const taskTabs = ['todo', 'done'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** How near a task is, in days of the enterprise's zone; weeks begin on Monday. `any`: nothing presses. */
export const taskNearness = ['overdue', 'today', 'week', 'next', 'later', 'any'] as const;
export type TaskNearness = (typeof taskNearness)[number];
