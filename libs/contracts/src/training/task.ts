import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { taskKinds, taskNearness, taskParts, taskStates } from './task.choices.ts';
import { taskCountsShape } from './taskCounts.ts';
import { epochMs, flag } from '../wire.ts';
import { v } from '../v.ts';

/** Something that a learner has to do, or has done [TR-01]. */
export const taskItem = v.object({
  /** What it is. */
  kind: v.picklist(taskKinds),
  /** Id of the course, exam, training, activity, homework or questionnaire. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** When it can be begun, epoch ms; null: at any time. */
  opensAt: v.nullable(epochMs),
  /** When it has to be done, epoch ms; null: nothing presses. */
  dueAt: v.nullable(epochMs),
  /** When it was done, or what failed was handed in, epoch ms; null while it is not, or where nobody wrote it down. */
  doneAt: v.nullable(epochMs),
  /** Its state for the viewer. */
  state: v.picklist(taskStates),
  /** 0 to 100. */
  progress: v.pipe(v.int(), v.minValue(0), v.maxValue(100)),
  /** How near it is: of what waits, its beginning, of everything else its end. */
  near: v.picklist(taskNearness),
});
export type TaskItem = v.InferOutput<typeof taskItem>;

export const taskList = defineCall({
  name: 'apiTask/list',
  method: 'GET',
  summary: 'What the learner has to do, what presses most first; or what is done, the last first',
  source: ['TR-01'],
  request: page({
    /** Which part of the task centre; all of them unless said. */
    part: v.optional(v.picklist(taskParts)),
    /** Y: what is done or missed; what is to be done, unless said. */
    over: v.optional(flag),
  }),
  response: pageOf(taskItem, {
    /** How much can be done now, in every part. */
    counts: taskCountsShape,
    /** How much of this part waits for its beginning. */
    waiting: v.int(),
  }),
});
