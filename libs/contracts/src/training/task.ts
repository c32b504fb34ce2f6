import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { taskKinds, taskNearness, taskParts, taskStates } from './task.choices.ts';
import { taskCountsShape } from './taskCounts.ts';
import { epochMs, flag } from '../wire.ts';
import { v } from '../v.ts';

/** An open or finished task of a learner [TR-01]. */
export const taskItem = v.object({
  /** Kind of the task. */
  kind: v.picklist(taskKinds),
  /** Id of the course, exam, training, activity, homework or questionnaire. */
  id: v.int(),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Earliest start, epoch ms; null for any time. */
  opensAt: v.nullable(epochMs),
  /** Deadline, epoch ms; null for none. */
  dueAt: v.nullable(epochMs),
  /** Time of completion or of the failed submission, epoch ms; null before it, or when not recorded. */
  doneAt: v.nullable(epochMs),
  /** Its state for the viewer. */
  state: v.picklist(taskStates),
  /** Progress in percent, 0 to 100. */
  progress: v.pipe(v.int(), v.minValue(0), v.maxValue(100)),
  /** Nearness: of the start for a waiting task, of the deadline for all others. */
  near: v.picklist(taskNearness),
});
export type TaskItem = v.InferOutput<typeof taskItem>;

export const taskList = defineCall({
  name: 'apiTask/list',
  method: 'GET',
  summary: 'What the learner has to do, what presses most first; or what is done, the last first',
  source: ['TR-01'],
  request: page({
    /** Requested part of the task centre; all parts by default. */
    part: v.optional(v.picklist(taskParts)),
    /** Y: done or missed tasks; open tasks by default. */
    over: v.optional(flag),
  }),
  response: pageOf(taskItem, {
    /** Number of tasks that can be done now, in every part. */
    counts: taskCountsShape,
    /** Number of tasks of this part that have not opened. */
    waiting: v.int(),
  }),
});
