import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { roomsFor } from './audience.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { isInvited } from './rooms.ts';

/** Titles of rooms, and whether they still open to the learner. */
export async function roomNames(
  ctx: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly title: string; readonly opens: boolean }>> {
  const { scope, viewer } = ctx;
  if (ids.length === 0) return new Map();
  const own = and(
    eq(livePeople.eid, liveRooms.eid),
    eq(livePeople.roomId, liveRooms.id),
    eq(livePeople.userId, viewer.userId),
  );
  const rows = await scope.tx
    .select({ room: liveRooms, person: livePeople, isMeant: sql<boolean>`${roomsFor(ctx) ?? sql`true`}` })
    .from(liveRooms)
    .leftJoin(livePeople, own)
    .where(scope.only(liveRooms, inArray(liveRooms.id, [...ids])));
  return new Map(
    rows.map(({ isMeant, person, room }) => [
      room.id,
      { title: room.title, opens: isMeant && isInvited(room, person, viewer) },
    ]),
  );
}
