import type { ServerModule } from '../module.ts';
import { taskHandlers } from './task.effects.ts';
import type { TaskPorts } from './task.ports.ts';
import { taskRoutes } from './task.routes.ts';

/** Tasks of learners, from all domains; it has no rows of its own. */
export const taskModule = (ports: TaskPorts): ServerModule => ({ routes: taskRoutes(ports), handlers: taskHandlers });
