import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { taskTabs, type TaskPart } from '../task.choices.ts';
import type { taskList } from '../task.ts';

/** Shown half of a part of the task centre. */
export const taskQuery = addressQuery({ tab: oneOf(taskTabs) });
export type TaskQuery = QueryOf<typeof taskQuery>;

/** Input for the first page of a part; null for all parts. */
export function tasksInput(part: TaskPart | null, { tab }: TaskQuery): CallInput<typeof taskList> {
  return { ...(part === null ? {} : { part }), over: tab === 'done' ? 'Y' : 'N', cursor: '' };
}
