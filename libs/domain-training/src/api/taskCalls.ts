import { taskList } from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** The task centre. */
export const taskCalls = { list: taskList } as const;

export type TaskApi = Api<typeof taskCalls>;
