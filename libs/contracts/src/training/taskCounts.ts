import { defineCall } from '../call.ts';
import { counterOfPart, taskCounters, type TaskPart } from './task.choices.ts';
import { v } from '../v.ts';

/** Number of tasks that can be done now, per counter [SH-11]; tasks that have not opened are not counted. */
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

/** Number of tasks that can be done now in a part; null for all parts. */
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
