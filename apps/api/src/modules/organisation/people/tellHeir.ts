import { messageSent } from '../../../effects/messageSent.ts';
import type { Changed } from '../../../platform/audit.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { UserRow } from './userRow.ts';

/** Things of somebody who left that have a new owner. */
export interface Handed {
  readonly from: UserRow;
  readonly things: readonly Changed[];
}

/** Names that a message lists; it counts the others. */
const mostNames = 5;

/** Tells the new owner what is theirs now, in one message for all who left. */
export async function tellHeir(
  { emit, scope, viewer }: Pick<ManageContext, 'emit' | 'scope' | 'viewer'>,
  heir: number,
  handed: readonly Handed[],
): Promise<void> {
  const from = handed.filter(({ things }) => things.length > 0);
  const [first] = from;
  if (first === undefined || heir === viewer.userId) return;
  const things = from.flatMap((one) => one.things);
  const names = [...new Set(things.map(({ name }) => name).filter(Boolean))].slice(0, mostNames);
  await emit(scope, messageSent, {
    userIds: [heir],
    kind: 'personal',
    source: { type: 'takenOver', id: String(first.from.id) },
    params: {
      from: first.from.name,
      count: things.length,
      ...(from.length > 1 && { people: from.length }),
      ...(names.length > 0 && { things: { zh_cn: names.join('、'), en: names.join(', ') } }),
    },
    again: true,
  });
}
