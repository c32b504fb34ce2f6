import type { DueItems } from '../../due/dueItems.ts';

/** Needs of the task centre from the domains: each lists its own tasks, limited to those that matter now. */
export interface TaskPorts {
  readonly sources: readonly DueItems[];
}
