import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import {
  counterOfPart,
  taskCounters,
  taskKinds,
  taskNearness,
  taskParts,
  taskStates,
  type TaskPart,
} from './task.choices.ts';
import { epochMs, flag } from './wire.ts';
import { z } from './z.ts';

/** Something that a learner has to do, or has done [TR-01]. */
export const taskItem = z.object({
  /** What it is. */
  kind: z.enum(taskKinds),
  /** Id of the course, exam, training, activity, homework or questionnaire. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** When it can be begun, epoch ms; null: at any time. */
  opensAt: z.nullable(epochMs),
  /** When it has to be done, epoch ms; null: nothing presses. */
  dueAt: z.nullable(epochMs),
  /** When it was done, epoch ms; null while it is not, or where nobody wrote it down. */
  doneAt: z.nullable(epochMs),
  /** Where the viewer stands with it. */
  state: z.enum(taskStates),
  /** 0 to 100. */
  progress: z.int().check(z.gte(0), z.lte(100)),
  /** How near it is: of what waits, its beginning, of everything else its end. */
  near: z.enum(taskNearness),
});
export type TaskItem = z.output<typeof taskItem>;

/** How much can be done now, by red point [SH-11]; what waits for its beginning is not counted yet. */
const taskCountsShape = z.object({
  /** Courses. */
  coursetask: z.int(),
  /** Exams and questionnaires. */
  examtask: z.int(),
  /** Training programmes and their homework. */
  traintask: z.int(),
  /** Activities. */
  trainingtask: z.int(),
});
export type TaskCounts = z.output<typeof taskCountsShape>;

/** How much can be done now in a part; null: in all of them. */
export const countIn = (counts: TaskCounts, part: TaskPart | null): number =>
  part === null ? taskCounters.reduce((sum, one) => sum + counts[one], 0) : counts[counterOfPart[part]];

export const taskList = defineCall({
  name: 'apiTask/list',
  method: 'GET',
  summary: 'What the learner has to do, what presses most first; or what is done, the last first',
  source: ['TR-01'],
  request: page({
    /** Which part of the task centre; all of them unless said. */
    part: z.optional(z.enum(taskParts)),
    /** Y: what is done or missed; what is to be done, unless said. */
    over: z.optional(flag),
  }),
  response: pageOf(taskItem, {
    /** How much can be done now, in every part. */
    counts: taskCountsShape,
    /** How much of this part waits for its beginning. */
    waiting: z.int(),
  }),
});

export const taskCounts = defineCall({
  name: 'apiTask/counts',
  method: 'GET',
  summary: 'The red points of the navigation',
  source: ['SH-11'],
  request: z.object({}),
  response: taskCountsShape,
});
