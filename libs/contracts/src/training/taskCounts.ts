import { defineCall } from '../call.ts';
import { counterOfPart, taskCounters, type TaskPart } from './task.choices.ts';
import { v } from '../v.ts';

/** How much can be done now, by red point [SH-11]; what waits for its beginning is not counted yet. */
export const taskCountsShape = v.object({
  /** Courses. */
  coursetask: v.int(),
  /** Exams and questionnaires. */
  examtask: v.int(),
  /** Training programmes and their homework. */
  traintask: v.int(),
  /** Activities. */
  trainingtask: v.int(),
});
export type TaskCounts = v.InferOutput<typeof taskCountsShape>;

/** How much can be done now in a part; null: in all of them. */
export const countIn = (counts: TaskCounts, part: TaskPart | null): number =>
  part === null ? taskCounters.reduce((sum, one) => sum + counts[one], 0) : counts[counterOfPart[part]];

export const taskCounts = defineCall({
  name: 'apiTask/counts',
  method: 'GET',
  summary: 'The red points of the navigation',
  source: ['SH-11'],
  request: v.object({}),
  response: taskCountsShape,
});
