import { and, eq, ne } from 'drizzle-orm';
import { dayOf } from '../days/days.ts';
import { messageSent, type MessageSent } from '../effects/messageSent.ts';
import type { CallContext } from '../http/context.ts';
import { administers } from './administers.ts';
import { users } from './enterprise.schema.ts';

interface News {
  /** The waiting thing, by its name in messages: `lecturerApplied`. */
  readonly type: string;
  /** Number of waiting things, this one included; shown from two on. */
  readonly waiting: number;
  /** Values for the message's words. */
  readonly params: MessageSent['params'];
}

/**
 * Notifies the enterprise's administrators of new work at the review desk, except its author. A day's arrivals are one
 * message, which comes again with the latest: so a busy day fills no inbox, and one mail of it goes out.
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
