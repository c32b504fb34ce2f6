import type { ProgrammeTaskKind } from '@banyan/contracts/training';
import type { TaskItem, TaskReader } from '../../due/taskItems.ts';
import type { CallContext } from '../../http/context.ts';
import type { OwnProgramme } from './shape.ts';
import type { TrainingModulePorts } from './training.ports.ts';

/** The thing that a task asks for. */
interface Asked {
  readonly kind: ProgrammeTaskKind;
  readonly itemId: number;
}

/** Key of a thing of another domain. */
export const itemKey = ({ kind, itemId }: Asked) => `${kind} ${itemId}`;

/** The reader of tasks in a call. */
export const readerOf = ({ scope, viewer, now }: Pick<CallContext, 'scope' | 'viewer' | 'now'>): TaskReader => ({
  scope,
  userId: viewer.userId,
  language: viewer.language,
  now: now(),
});

/** Other domains' data of tasks, by `itemKey`; each domain is asked once. */
export async function itemsOf(
  { items }: TrainingModulePorts,
  reader: TaskReader,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, TaskItem>> {
  const found = new Map<string, TaskItem>();
  for (const kind of new Set(asked.map((one) => one.kind))) {
    const ids = [...new Set(asked.filter((one) => one.kind === kind).map(({ itemId }) => itemId))];
    const told = await items[kind]?.(reader, ids);
    for (const [itemId, item] of told ?? []) found.set(itemKey({ kind, itemId }), item);
  }
  return found;
}

/** Kinds that cannot be done late once their domain has closed them; a course can be learned after its date. */
const closing: readonly ProgrammeTaskKind[] = ['homework', 'activity', 'questionnaire', 'exam'];
export const closes = (kind: ProgrammeTaskKind): boolean => closing.includes(kind);

/** Whether something can be done no more because its domain has closed it. */
export function isShut(kind: ProgrammeTaskKind, item: TaskItem | undefined, now: number): boolean {
  return item?.dueAt != null && closes(kind) && item.dueAt <= now;
}

/** Whether an open task can be done no more; a new participant may bring along tasks finished before. */
export function isMissed(
  { programme, enrolment }: OwnProgramme,
  asked: Asked,
  items: ReadonlyMap<string, TaskItem>,
  now: number,
): boolean {
  const item = items.get(itemKey(asked));
  const brought = enrolment === null && programme.countsEarlier && item?.finishedAt != null;
  return !brought && isShut(asked.kind, item, now);
}
