import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DatedItems } from '../../due/datedItems.ts';
import { isForThem } from './audience.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { awaits } from './people.ts';

/** Time of a room: as planned, or from an earlier start and until its end. */
const from = sql<Date>`least(${liveRooms.startedAt}, ${liveRooms.begins})`.mapWith(liveRooms.begins);
const to = sql<Date>`coalesce(${liveRooms.endedAt}, ${liveRooms.ends})`.mapWith(liveRooms.ends);

/** Rooms that the learner is invited to and has not declined, or has a reminder of, for the calendar. */
export const datedRooms: DatedItems = async ({ scope, viewer }, range) => {
  const rows = await scope.tx
    .select({ id: liveRooms.id, title: liveRooms.title, from, to })
    .from(livePeople)
    .innerJoin(liveRooms, and(eq(liveRooms.eid, livePeople.eid), eq(liveRooms.id, livePeople.roomId)))
    .where(
      scope.only(
        livePeople,
        and(eq(livePeople.userId, viewer.userId), awaits, isForThem(scope)),
        and(isNull(liveRooms.cancelledAt), lt(from, new Date(range.to)), gt(to, new Date(range.from))),
      ),
    )
    .orderBy(from, liveRooms.id);
  return rows.map((room) => ({
    ...{ kind: 'live' as const, id: room.id, part: 'session', title: room.title, place: null, allDay: false },
    from: room.from.getTime(),
    to: room.to.getTime(),
  }));
};
