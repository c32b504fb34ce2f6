import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { DatedItems } from '../../due/datedItems.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { awaits } from './people.ts';

/** Rooms that the learner is asked to and has not declined, or wants to be reminded of, for the calendar [TR-06]. */
export const datedRooms: DatedItems = async ({ scope, viewer }, { from, to }) => {
  const rows = await scope.tx
    .select({ id: liveRooms.id, title: liveRooms.title, begins: liveRooms.begins, ends: liveRooms.ends })
    .from(livePeople)
    .innerJoin(liveRooms, and(eq(liveRooms.eid, livePeople.eid), eq(liveRooms.id, livePeople.roomId)))
    .where(
      scope.only(
        livePeople,
        and(eq(livePeople.userId, viewer.userId), awaits),
        and(isNull(liveRooms.cancelledAt), lt(liveRooms.begins, new Date(to)), gt(liveRooms.ends, new Date(from))),
      ),
    )
    .orderBy(liveRooms.begins, liveRooms.id);
  return rows.map(({ begins, ends, id, title }) => ({
    ...{ kind: 'live' as const, id, part: 'session', title, place: null, allDay: false },
    from: begins.getTime(),
    to: ends.getTime(),
  }));
};
