import { taskCounts, taskList } from '@banyan/contracts/training';
import { serve, type Route } from '../../http/serve.ts';
import type { TaskPorts } from './task.ports.ts';
import { countTasks, listTasks } from './task.service.ts';

/** Calls of the task centre. */
export const taskRoutes = (ports: TaskPorts): readonly Route[] => [
  serve(taskList, (ctx, input) => listTasks(ctx, input, ports)),
  serve(taskCounts, (ctx) => countTasks(ctx, ports)),
];
