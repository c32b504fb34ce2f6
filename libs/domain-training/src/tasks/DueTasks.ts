import type { CallOutput } from '@banyan/contracts';
import type { taskList } from '@banyan/contracts/training';
import { apiOf, Request } from '@banyan/core-screen';
import { taskCalls, type TaskApi } from '../api/taskCalls.ts';
import type { TrainingEnvironment } from '../training.environment.ts';

/** Tasks that the home page has room for. */
const mostShown = 5;

/** The most urgent of the open tasks. */
export class DueTasks {
  readonly due: Request<CallOutput<typeof taskList>>;

  constructor(api: TaskApi) {
    this.due = new Request((_, options) => api.list({ over: 'N', size: mostShown }, options));
  }
}

export const makeDueTasks = ({ http }: TrainingEnvironment) => new DueTasks(apiOf(http, taskCalls));
