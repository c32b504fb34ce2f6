import { v, type CallInput, type CallOutput } from '@banyan/contracts';
import { partOfTask, taskList, type TaskCounts } from '@banyan/contracts/training';
import type { CallContext, Learner } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../paging/cursor.ts';
import { listName, sizeOf } from '../../paging/keyset.ts';
import type { DueItem } from '../../due/dueItems.ts';
import { compareKeys, countsOf, isOver, lately, pressing, taskOf, type TaskKey } from './order.ts';
import type { TaskPorts } from './task.ports.ts';

const key: v.GenericSchema<unknown, TaskKey> = v.strictTuple([v.int(), v.int(), v.int(), v.int()]);

/** Tasks of all domains; read one after the other, since they share a transaction. */
async function gather(ctx: CallContext<Learner>, { sources }: TaskPorts): Promise<DueItem[]> {
  const found: DueItem[] = [];
  for (const source of sources) found.push(...(await source(ctx)));
  return found;
}

/**
 * The learner's open tasks, most urgent first; or finished ones, the last first. Nothing of it is stored: it comes from
 * the domains' own rows at this moment.
 */
export async function listTasks(
  ctx: CallContext<Learner>,
  input: CallInput<typeof taskList>,
  ports: TaskPorts,
): Promise<CallOutput<typeof taskList>> {
  const { part } = input;
  const over = input.over === 'Y';
  const order = listName(taskList, input);
  const cursor = decodeCursor(input.cursor ?? '', order, key);
  const all = await gather(ctx, ports);
  const own = all.filter(({ kind }) => part === undefined || partOfTask[kind] === part);
  const placeOf = over ? lately : pressing;
  const rows = own
    .filter((item) => isOver(item) === over)
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => compareKeys(a.place, b.place))
    .filter(({ place }) => cursor === null || compareKeys(place, cursor.key) > 0);
  const shown = rows.slice(0, sizeOf(input));
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const now = ctx.now();
  return {
    items: shown.map(({ item }) => taskOf(item, now, ctx.viewer.timeZone)),
    next: last === undefined ? null : encodeCursor({ order, direction: 'next', key: last.place, position: null }),
    counts: countsOf(all),
    waiting: own.filter(({ state }) => state === 'waiting').length,
  };
}

/** The red points of the navigation. */
export async function countTasks(ctx: CallContext<Learner>, ports: TaskPorts): Promise<TaskCounts> {
  return countsOf(await gather(ctx, ports));
}
