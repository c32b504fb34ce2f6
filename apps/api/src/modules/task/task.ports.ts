import type { DueItems } from '../../due/dueItems.ts';

/** What the task centre asks of the domains: each tells of its own things, and keeps to those that matter now. */
export interface TaskPorts {
  readonly sources: readonly DueItems[];
}
