import { isTaskOver, type TaskItem, type TaskNearness } from '@banyan/contracts/training';

/** Tasks that are equally near. */
export interface TaskGroup {
  readonly near: TaskNearness;
  readonly tasks: readonly TaskItem[];
}

/** Groups neighbours that are equally near, in the given order. */
export function groupsOf(tasks: readonly TaskItem[]): readonly TaskGroup[] {
  const groups: { near: TaskNearness; tasks: TaskItem[] }[] = [];
  for (const task of tasks) {
    const last = groups.at(-1);
    if (last?.near === task.near) last.tasks.push(task);
    else groups.push({ near: task.near, tasks: [task] });
  }
  return groups;
}

/** The task that leads the page: the first that can be done now and has a deadline. */
export function leading(tasks: readonly TaskItem[]): TaskItem | null {
  return tasks.find(({ state, dueAt }) => dueAt !== null && state !== 'waiting' && !isTaskOver(state)) ?? null;
}
