import { type CallOutput } from '@banyan/contracts';
import { roomLimits, type openRooms, type RoomCard } from '@banyan/contracts/live';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { roomsFor } from './audience.ts';
import { livePeople, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { personsOf } from './people.ts';
import { stateOf } from './rooms.ts';

/** Rooms in the list at most. */
const most = 12;

/** On air first, then the next, then those with a film, newest first. */
async function roomsInOrder(ctx: CallContext): Promise<RoomRow[]> {
  const { now, scope } = ctx;
  const open = and(eq(liveRooms.kind, 'open'), isNull(liveRooms.cancelledAt), roomsFor(ctx));
  const read = (which: SQL | undefined, order: SQL, limit: number) =>
    scope.tx
      .select()
      .from(liveRooms)
      .where(scope.only(liveRooms, and(open, which)))
      .orderBy(order)
      .limit(limit);
  const live = await read(and(isNotNull(liveRooms.startedAt), isNull(liveRooms.endedAt)), desc(liveRooms.begins), most);
  const coming = await read(
    and(isNull(liveRooms.startedAt), gt(liveRooms.ends, new Date(now()))),
    asc(liveRooms.begins),
    most - live.length,
  );
  const left = most - live.length - coming.length;
  const filmed = and(isNotNull(liveRooms.endedAt), gt(liveRooms.pieces, 0), eq(liveRooms.replayOff, false));
  return [...live, ...coming, ...(await read(filmed, desc(liveRooms.begins), left))];
}

/** Number of people in each of these rooms now, and the viewer's reminders. */
async function aboutPeople({ now, scope, viewer }: CallContext, ids: readonly number[]) {
  const inRooms = inArray(livePeople.roomId, [...ids]);
  const here = gt(livePeople.seenAt, new Date(now() - roomLimits.absentMs));
  const counted = await scope.tx
    .select({ id: livePeople.roomId, people: count() })
    .from(livePeople)
    .where(scope.only(livePeople, and(inRooms, here)))
    .groupBy(livePeople.roomId);
  const reminding =
    viewer.userId === null
      ? []
      : await scope.tx
          .select({ id: livePeople.roomId })
          .from(livePeople)
          .where(
            scope.only(livePeople, and(inRooms, eq(livePeople.userId, viewer.userId), eq(livePeople.remind, true))),
          );
  return {
    here: new Map(counted.map(({ id, people }) => [id, people])),
    reminded: new Set(reminding.map(({ id }) => id)),
  };
}

/** Rooms that nobody has booked, as far as they are for the viewer. */
export async function listOpen(ctx: CallContext): Promise<CallOutput<typeof openRooms>> {
  const rooms = await roomsInOrder(ctx);
  if (rooms.length === 0) return { items: [] };
  const personOf = await personsOf(
    ctx,
    rooms.map(({ ownerId }) => ownerId),
  );
  const { here, reminded } = await aboutPeople(
    ctx,
    rooms.map(({ id }) => id),
  );
  const items = rooms.map((room): RoomCard => {
    const { filmMs, id, kind, title } = room;
    return {
      ...{ id, kind, title, filmMs },
      host: personOf(room.ownerId).name,
      state: stateOf(room, ctx.now()),
      from: room.begins.getTime(),
      to: room.ends.getTime(),
      inRoom: here.get(id) ?? 0,
      reminded: reminded.has(id),
    };
  });
  return { items };
}
