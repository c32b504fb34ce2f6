import { type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, type meetingDetail, type MeetingInfo } from '@banyan/contracts/live';
import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import { livePeople, liveRooms, type PersonRow, type RoomRow } from './liveRoom.schema.ts';
import { isAsked, meetingCards, opensAt } from './meetingCards.ts';
import { refused } from './refuse.ts';
import { hosts, isInvited, personIn, roomById, stateOf } from './rooms.ts';

type Ctx = CallContext<Learner>;

/** Invited people, hosts first, the owner before them. */
async function askedTo({ scope }: Ctx, room: RoomRow): Promise<PersonRow[]> {
  const rows = await scope.tx
    .select()
    .from(livePeople)
    .where(scope.only(livePeople, and(eq(livePeople.roomId, room.id), isAsked)))
    .orderBy(asc(livePeople.role), asc(livePeople.userId))
    .limit(roomLimits.members + roomLimits.hosts);
  return [
    ...rows.filter(({ userId }) => userId === room.ownerId),
    ...rows.filter(({ userId }) => userId !== room.ownerId),
  ];
}

/** Times of its series that are not over, and this one. */
async function timesOf({ scope, now }: Ctx, room: RoomRow): Promise<MeetingInfo['times']> {
  if (room.seriesId === null) return [];
  const ahead = or(eq(liveRooms.id, room.id), gt(liveRooms.ends, new Date(now())));
  const rows = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, and(eq(liveRooms.seriesId, room.seriesId), ahead)))
    .orderBy(asc(liveRooms.begins), desc(liveRooms.id));
  return rows.map((row) => ({
    id: row.id,
    from: row.begins.getTime(),
    to: row.ends.getTime(),
    state: stateOf(row, now()),
  }));
}

/** A meeting for its invited people. */
export async function meetingInfoOf(ctx: Ctx, room: RoomRow, person: PersonRow | null): Promise<MeetingInfo> {
  const { now, viewer } = ctx;
  const [meeting] = await meetingCards(ctx, [{ room, person }]);
  if (meeting === undefined) throw new Error('a meeting that is not shown');
  const asked = await askedTo(ctx, room);
  const known = await peopleOf(
    ctx,
    asked.map(({ userId }) => userId),
  );
  const answered = (answer: PersonRow['answer']) => asked.filter((one) => one.answer === answer).length;
  const shares = person?.role === 'member' || hosts(room, person, viewer);
  const { state } = meeting;
  return {
    meeting,
    introduction: room.introduction,
    password: shares ? room.password : '',
    counts: { accepted: answered('accepted'), declined: answered('declined'), open: answered('open') },
    people: asked.map(({ answer, presentMs, role, seenAt, spans, userId }) => ({
      person: known.get(userId) ?? { ...nobody, id: userId },
      host: role === 'host' || userId === room.ownerId,
      answer,
      came: presentMs > 0 || seenAt !== null || spans.length > 0,
    })),
    times: await timesOf(ctx, room),
    enterable: state === 'live' || state === 'playback' || (state === 'before' && opensAt(room) <= now()),
    opensAt: Math.max(0, opensAt(room)),
  };
}

/** A meeting for its invited people; others learn that they are not. */
export async function readMeeting(
  ctx: Ctx,
  { id }: CallInput<typeof meetingDetail>,
): Promise<CallOutput<typeof meetingDetail>> {
  const room = await roomById(ctx, id);
  const person = await personIn(ctx.scope, id, ctx.viewer.userId);
  if (!isInvited(room, person, ctx.viewer)) throw refused('notInvited');
  return meetingInfoOf(ctx, room, person);
}
