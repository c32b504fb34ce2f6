import { type CallInput, type CallOutput } from '@banyan/contracts';
import { meetingList } from '@banyan/contracts/live';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage, type Keyset } from '../../paging/keyset.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { isAsked, meetingCards, type Invitation } from './meetingCards.ts';

type Ctx = CallContext<Learner>;

const byPerson = (order: 'ascending' | 'descending') =>
  keyset<Invitation>([livePeople.begins, livePeople.roomId], ({ room }) => [room.begins, room.id], order);
const byOwner = keyset<Invitation>([liveRooms.begins, liveRooms.id], ({ room }) => [room.begins, room.id]);
const orders: Readonly<Record<CallInput<typeof meetingList>['tab'], Keyset<Invitation>>> = {
  coming: byPerson('ascending'),
  past: byPerson('descending'),
  own: byOwner,
};

/**
 * The states on air, before the start and over of `stateOf`, for the database. A cancelled meeting is in neither before
 * its time: it would be in the way among the actual ones. Its owner finds it among their own.
 */
function inTab(tab: 'coming' | 'past', now: Date) {
  if (tab === 'past')
    return or(isNotNull(liveRooms.endedAt), and(isNull(liveRooms.startedAt), lte(liveRooms.ends, now)));
  const ahead = or(isNotNull(liveRooms.startedAt), gt(liveRooms.ends, now));
  return and(isNull(liveRooms.cancelledAt), isNull(liveRooms.endedAt), ahead);
}

/** Meetings that the viewer is invited to, the next or the latest first, or has booked. */
export async function listMeetings(
  ctx: Ctx,
  input: CallInput<typeof meetingList>,
): Promise<CallOutput<typeof meetingList>> {
  const { scope, viewer } = ctx;
  const { tab } = input;
  const own = and(
    eq(livePeople.eid, liveRooms.eid),
    eq(livePeople.roomId, liveRooms.id),
    eq(livePeople.userId, viewer.userId),
  );
  const rows = scope.tx.select({ room: liveRooms, person: livePeople }).from(liveRooms).$dynamic();
  return keysetPage(meetingList, input, {
    by: orders[tab],
    read: ({ beyond, limit, orderBy }) =>
      tab === 'own'
        ? rows
            .leftJoin(livePeople, own)
            .where(
              scope.only(
                liveRooms,
                eq(liveRooms.ownerId, viewer.userId),
                inArray(liveRooms.kind, ['meeting', 'live']),
                beyond,
              ),
            )
            .orderBy(...orderBy)
            .limit(limit)
        : rows
            .innerJoin(livePeople, own)
            .where(scope.only(liveRooms, isAsked, inTab(tab, new Date(ctx.now())), beyond))
            .orderBy(...orderBy)
            .limit(limit),
    items: (found) => meetingCards(ctx, found),
  });
}
