import { type CallOutput } from '@banyan/contracts';
import { tasksInput, type TaskItem, type taskList, type TaskPart, type TaskTab } from '@banyan/contracts/training';
import { apiOf, PagedList } from '@banyan/core-screen';
import { taskCalls, type TaskApi } from '../api/taskCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** The part of the task centre that is shown; without a part all of it. */
export interface TasksShown {
  readonly part: TaskPart | null;
  readonly tab: TaskTab;
}

/** The learner's tasks, most urgent first, page after page. */
export class TasksStore {
  readonly list: PagedList<TaskItem, TasksShown, CallOutput<typeof taskList>>;

  constructor(api: TaskApi) {
    this.list = new PagedList(
      ({ part, tab }, cursor, options) => api.list({ ...tasksInput(part, { tab }), cursor }, options),
      { id: ({ kind, id }) => `${kind}-${id}` },
    );
  }
}

export const makeTasksStore = ({ http }: TrainingEnvironment) => new TasksStore(apiOf(http, taskCalls));
