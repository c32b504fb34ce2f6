import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { countOwned, newOwner, type OwnedThings } from '../../platform/ownedThings.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { tellRoom } from './rooms.ts';

/** Rooms that will take place, or do now. */
const isAhead = (now: Date) =>
  and(
    isNull(liveRooms.cancelledAt),
    isNull(liveRooms.endedAt),
    or(gt(liveRooms.ends, now), isNotNull(liveRooms.startedAt)),
  );

/** Live rooms and meetings that somebody has booked, and that are ahead. */
export const ownedRooms: OwnedThings = {
  kind: 'rooms',
  fate: 'handedOver',
  count: (scope, userIds, now) =>
    countOwned(scope, liveRooms, { owner: liveRooms.ownerId, userIds, where: isAhead(now) }),
  async release(ctx, from, to) {
    const { now, scope } = ctx;
    const rooms = await scope.tx
      .update(liveRooms)
      .set({ ownerId: to })
      .where(scope.only(liveRooms, eq(liveRooms.ownerId, from), isAhead(new Date(now()))))
      .returning();
    for (const { begins, id } of rooms) {
      const host = { role: 'host', answer: 'accepted' } as const;
      await scope.tx
        .insert(livePeople)
        .values(scope.row(livePeople, { roomId: id, userId: to, begins, ...host }))
        .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: host });
      await scope.tx
        .delete(livePeople)
        .where(scope.only(livePeople, eq(livePeople.roomId, id), eq(livePeople.userId, from)));
      await tellRoom(ctx, id, 'room', [to]);
    }
    return rooms.map(({ id, title }) => newOwner('room', { id, name: title }, [from, to]));
  },
};

/** Live rooms and meetings that somebody has held. */
export const roomsHeld: OwnedThings = {
  kind: 'roomsHeld',
  fate: 'stays',
  count: (scope, userIds, now) =>
    countOwned(scope, liveRooms, {
      owner: liveRooms.ownerId,
      userIds,
      where: and(isNull(liveRooms.cancelledAt), lte(liveRooms.begins, now), isNotNull(liveRooms.endedAt)),
    }),
};
