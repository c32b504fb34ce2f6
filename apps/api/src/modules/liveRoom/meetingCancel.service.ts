import type { CallInput, CallOutput } from '@banyan/contracts';
import type { cancelMeeting } from '@banyan/contracts/live';
import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { othersIn, ownBefore } from './meetingChange.service.ts';
import { meetingInfoOf } from './meetingDetail.service.ts';
import { tellMeeting } from './meetingTell.ts';
import { personIn, tellRoom } from './rooms.ts';

type Ctx = CallContext<Learner>;

/** Later times of a series that have neither begun nor been cancelled, locked. */
async function followingOf({ scope }: Ctx, { begins, ownerId, seriesId }: RoomRow): Promise<RoomRow[]> {
  if (seriesId === null) return [];
  const later = and(eq(liveRooms.seriesId, seriesId), gte(liveRooms.begins, begins), eq(liveRooms.ownerId, ownerId));
  return scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, later, isNull(liveRooms.cancelledAt), isNull(liveRooms.startedAt)))
    .orderBy(liveRooms.id)
    .for('update');
}

/** Cancels a meeting of one's own before it begins, with its later times if asked. */
export async function cancel(
  ctx: Ctx,
  { following, id }: CallInput<typeof cancelMeeting>,
): Promise<CallOutput<typeof cancelMeeting>> {
  const { now, scope, viewer } = ctx;
  const room = await ownBefore(ctx, id);
  await takeAct(ctx, 'meeting');
  const later = following === 'Y' ? (await followingOf(ctx, room)).filter((one) => one.id !== id) : [];
  const off = [room, ...later];
  const cancelledAt = new Date(now());
  await scope.tx
    .update(liveRooms)
    .set({ cancelledAt })
    .where(
      scope.only(
        liveRooms,
        inArray(
          liveRooms.id,
          off.map((one) => one.id),
        ),
      ),
    );
  // A changed time may have other people than this one.
  const people = new Set<number>();
  for (const one of off) for (const userId of await othersIn(ctx, one)) people.add(userId);
  const params = {
    ...{ cancelled: room.title, wasAt: room.begins.getTime() },
    ...(off.length > 1 ? { gone: off.length } : {}),
  };
  await tellMeeting(ctx, room, { params, userIds: [...people] });
  for (const one of off) await tellRoom(ctx, one.id, 'room', [one.ownerId, ...people]);
  return meetingInfoOf(ctx, { ...room, cancelledAt }, await personIn(scope, id, viewer.userId));
}
