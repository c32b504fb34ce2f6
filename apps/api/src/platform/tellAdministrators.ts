import { and, eq, ne } from 'drizzle-orm';
import { dayOf } from '../days/days.ts';
import { messageSent, type MessageSent } from '../effects/messageSent.ts';
import type { CallContext } from '../http/context.ts';
import { administers } from './administers.ts';
import { users } from './enterprise.schema.ts';

interface News {
  /** What waits, as messages call it: `lecturerApplied`. */
  readonly type: string;
  /** How many wait, this one among them; told where it is not alone. */
  readonly waiting: number;
  /** What the words speak of. */
  readonly params: MessageSent['params'];
}

/**
 * Tells the enterprise's administrators that something has come to the review desk; whoever caused it is not told. What comes
 * in a day is one message, which comes again with what came last: so a busy day fills no inbox, and one mail of it goes out.
 */
export async function tellAdministrators(
  { emit, now, scope, viewer }: Pick<CallContext, 'emit' | 'now' | 'scope' | 'viewer'>,
  { type, waiting, params }: News,
): Promise<void> {
  const others = viewer.userId === null ? undefined : ne(users.id, viewer.userId);
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, and(administers, eq(users.locked, false), others)))
    .orderBy(users.id);
  if (rows.length === 0) return;
  await emit(scope, messageSent, {
    userIds: rows.map(({ id }) => id),
    kind: 'personal',
    source: { type, id: dayOf(now(), viewer.timeZone) },
    params: { ...params, ...(waiting > 1 && { count: waiting }) },
    again: true,
  });
}
