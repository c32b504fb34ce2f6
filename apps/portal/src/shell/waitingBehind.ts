import { taskScreens, type TaskPart } from '@banyan/contracts/training';

const parts: Readonly<Record<string, TaskPart | null>> = {
  [taskScreens.tasks.path]: null,
  [taskScreens.taskCourses.path]: 'course',
  [taskScreens.taskExams.path]: 'exam',
  [taskScreens.taskTrainings.path]: 'training',
  [taskScreens.taskActivities.path]: 'activity',
};

/** Number of tasks behind a navigation entry: only the parts of the task centre have red points; null for others. */
export function waitingBehind(path: string, tasks: { of(part: TaskPart | null): number }): number | null {
  const part = parts[path];
  return part === undefined ? null : tasks.of(part);
}
