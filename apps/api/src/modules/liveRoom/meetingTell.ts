import type { CallContext, Learner } from '../../http/context.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { takeAct } from '../../limits/acts.ts';
import type { RoomRow } from './liveRoom.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'emit' | 'now'>;

/**
 * Notifies people about a meeting. Each has one message of a meeting: a later one replaces the former, unread again.
 * The person who acts gets none about it.
 */
export async function tellMeeting(
  ctx: Ctx,
  room: Pick<RoomRow, 'id'>,
  { params, userIds }: Pick<MessageSent, 'params' | 'userIds'>,
): Promise<void> {
  const { emit, scope, viewer } = ctx;
  const others = userIds.filter((id) => id !== viewer.userId);
  if (others.length === 0) return;
  await takeAct(ctx, 'invitation', others.length);
  const source = { type: 'meeting', id: String(room.id) };
  await emit(scope, messageSent, { userIds: others, kind: 'personal', source, params, again: true });
}

/** Time of a meeting, as messages say it. */
export const timesOf = ({ begins, ends }: Pick<RoomRow, 'begins' | 'ends'>) => ({
  startsAt: begins.getTime(),
  minutes: Math.round((ends.getTime() - begins.getTime()) / 60_000),
});
