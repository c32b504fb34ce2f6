import {
  counterOfPart,
  isTaskOver,
  partOfTask,
  type TaskCounts,
  type TaskItem,
  type TaskNearness,
} from '@banyan/contracts/training';
import { addDays, dayBefore, dayOf, mondayOf } from '../../days/days.ts';
import type { DueItem } from '../../due/dueItems.ts';

/** Order of urgency: with a date before without, then the date; equal ones always in the same order. */
export type TaskKey = readonly [undated: number, at: number, kind: number, id: number];

const kinds: readonly DueItem['kind'][] = ['exam', 'homework', 'activity', 'training', 'course', 'questionnaire'];

/** It can be done now. */
export const isOpen = ({ state }: DueItem) => state !== 'waiting' && !isTaskOver(state);
/** It is done, or can no longer be done. */
export const isOver = ({ state }: DueItem) => isTaskOver(state);

/** The moment that orders a task: the beginning of a waiting one, the end of any other. */
const momentOf = ({ state, opensAt, dueAt }: DueItem) => (state === 'waiting' ? (opensAt ?? dueAt) : dueAt);

const keyOf = (item: DueItem, at: number | null): TaskKey => [
  at === null ? 1 : 0,
  at ?? (item.state === 'begun' ? 0 : 1),
  kinds.indexOf(item.kind),
  item.id,
];

/** Place of an open task: most urgent first. */
export const pressing = (item: DueItem): TaskKey => keyOf(item, momentOf(item));

/** Place of a finished task: the last first. */
export function lately(item: DueItem): TaskKey {
  const at = item.doneAt ?? item.dueAt ?? item.opensAt;
  return keyOf(item, at === null ? null : -at);
}

/** Order of two places. */
export function compareKeys(a: TaskKey, b: TaskKey): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Nearness of a task, in days of the enterprise's zone. */
export function nearness(item: DueItem, now: number, timeZone: string): TaskNearness {
  const at = momentOf(item);
  if (at === null) return 'any';
  if (at < now && item.state !== 'waiting') return 'overdue';
  const day = item.state === 'waiting' ? dayOf(at, timeZone) : dayBefore(at, timeZone);
  const today = dayOf(now, timeZone);
  if (day <= today) return 'today';
  const monday = mondayOf(today);
  if (day < addDays(monday, 7)) return 'week';
  return day < addDays(monday, 14) ? 'next' : 'later';
}

/** A task as lists show it. */
export function taskOf(item: DueItem, now: number, timeZone: string): TaskItem {
  const { kind, id, title, opensAt, dueAt, doneAt = null, state } = item;
  const progress = Math.min(100, Math.max(0, Math.round(item.progress)));
  return { kind, id, title, opensAt, dueAt, doneAt, state, progress, near: nearness(item, now, timeZone) };
}

/** Number of tasks to do now, by red point. */
export function countsOf(items: readonly DueItem[]): TaskCounts {
  const counts = { coursetask: 0, examtask: 0, traintask: 0, trainingtask: 0 };
  for (const item of items) {
    if (isOpen(item)) counts[counterOfPart[partOfTask[item.kind]]] += 1;
  }
  return counts;
}
