/** Kinds of a learner's tasks [TR-01]. */
export const taskKinds = ['course', 'exam', 'training', 'activity', 'homework', 'questionnaire'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Kinds of calendar items: tasks, and live rooms, which are no tasks [TR-06]. */
export const calendarKinds = [...taskKinds, 'live'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * State of a task for a learner [TR-01]:
 * - `waiting`: it has not opened, or its next attempt has not;
 * - `open`: it can be begun;
 * - `begun`: it can be continued;
 * - `again`: the submission did not pass, and another attempt is possible now;
 * - `done`: submitted or learned; where its rules hide the result, also when it did not pass;
 * - `failed`: it did not pass, and no attempt is left;
 * - `missed`: it is over and was not done.
 */
export const taskStates = ['waiting', 'open', 'begun', 'again', 'done', 'failed', 'missed'] as const;
export type TaskState = (typeof taskStates)[number];

/** Whether nothing can be done about the task any more. */
export const isTaskOver = (state: TaskState) => state === 'done' || state === 'failed' || state === 'missed';

/** Parts of the task centre, each with a screen of its own. */
export const taskParts = ['course', 'exam', 'training', 'activity'] as const;
export type TaskPart = (typeof taskParts)[number];

/** Counters of the navigation's red dots: open tasks in each part [SH-11]. */
export const taskCounters = ['coursetask', 'examtask', 'traintask', 'trainingtask'] as const;
export type TaskCounter = (typeof taskCounters)[number];

/** The part of each kind: homework belongs to its training, a questionnaire is answered like an exam. */
export const partOfTask: Readonly<Record<TaskKind, TaskPart>> = {
  course: 'course',
  exam: 'exam',
  questionnaire: 'exam',
  training: 'training',
  homework: 'training',
  activity: 'activity',
};

/** The counter of each part. */
export const counterOfPart: Readonly<Record<TaskPart, TaskCounter>> = {
  course: 'coursetask',
  exam: 'examtask',
  training: 'traintask',
  activity: 'trainingtask',
};

/** Halves of a part: open tasks, and finished ones. */
export const taskTabs = ['todo', 'done'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** Nearness of a task, in days of the enterprise's zone; weeks begin on Monday. `any`: without a deadline. */
export const taskNearness = ['overdue', 'today', 'week', 'next', 'later', 'any'] as const;
export type TaskNearness = (typeof taskNearness)[number];
