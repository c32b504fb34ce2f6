import type { TaskItem } from '../../due/taskItems.ts';
import { beginOf, type OwnProgramme, type StageRow, type TaskRow } from './shape.ts';

const DAY_MS = 86_400_000;

/** A date, or a day of the round; null if neither is set. Epoch ms. */
function momentOf(
  own: OwnProgramme,
  { dueAt, dueDay }: { readonly dueAt: Date | null; readonly dueDay: number | null },
): number | null {
  if (dueAt !== null) return dueAt.getTime();
  const began = beginOf(own.programme, own.enrolment);
  return dueDay === null || began === null ? null : began + dueDay * DAY_MS;
}

/** When a stage is to be done, epoch ms; null without a date. */
export const stageDue = (own: OwnProgramme, stage: Pick<StageRow, 'dueAt' | 'dueDay'>) => momentOf(own, stage);

/** When a task is to be done: by its own date, before its domain closes it, with its stage. Epoch ms. */
export function dueOf(
  own: OwnProgramme,
  stage: Pick<StageRow, 'dueAt' | 'dueDay'>,
  task: Pick<TaskRow, 'dueAt' | 'dueDay'>,
  item: TaskItem | undefined,
): number | null {
  const set = momentOf(own, task) ?? momentOf(own, stage);
  const closes = item?.dueAt ?? null;
  if (set === null || closes === null) return set ?? closes;
  return Math.min(set, closes);
}
