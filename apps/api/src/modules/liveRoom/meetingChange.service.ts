import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type changeMeeting } from '@banyan/contracts/live';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { peopleOf } from '../../platform/people.ts';
import { livePeople, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { checkMeeting, type Checked } from './meetingChecked.ts';
import { isAsked } from './meetingCards.ts';
import { meetingInfoOf } from './meetingDetail.service.ts';
import { tellMeeting, timesOf } from './meetingTell.ts';
import { refused } from './refuse.ts';
import { personIn, roomById, stateOf, tellRoom } from './rooms.ts';

type Ctx = CallContext<Learner>;

/** A booked room of one's own before it begins, locked. Throws `notFound` for others', `roomRefused` with `state`. */
export async function ownBefore(ctx: Ctx, id: number): Promise<RoomRow> {
  const { now, viewer } = ctx;
  const room = await roomById(ctx, id, true);
  if (room.ownerId !== viewer.userId || room.kind === 'open') throw new Refusal(ErrorCode.notFound);
  if (stateOf(room, now()) !== 'before') throw refused('state');
  return room;
}

/** Invited people of a room beside its owner. */
export async function othersIn({ scope }: Ctx, room: RoomRow): Promise<number[]> {
  const others = and(eq(livePeople.roomId, room.id), isAsked, ne(livePeople.userId, room.ownerId));
  const rows = await scope.tx
    .select({ userId: livePeople.userId })
    .from(livePeople)
    .where(scope.only(livePeople, others));
  return rows.map(({ userId }) => userId);
}

/** Changes the invited people: some leave, some join, and of those who stay some host it. */
async function changePeople({ scope }: Ctx, room: RoomRow, { people }: Checked, gone: readonly number[]) {
  const left = and(eq(livePeople.roomId, room.id), inArray(livePeople.userId, [...gone]));
  if (gone.length > 0) await scope.tx.delete(livePeople).where(scope.only(livePeople, left));
  for (const role of ['host', 'member'] as const) {
    const ids = [...people].flatMap(([id, as]) => (as === role ? [id] : []));
    if (ids.length === 0) continue;
    const rows = ids.map((userId) =>
      scope.row(livePeople, { roomId: room.id, userId, role, begins: room.begins, remind: true }),
    );
    await scope.tx
      .insert(livePeople)
      .values(rows)
      .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: { role } });
  }
}

/** Notifies those who stay of the changes, those who join of the invitation, those who leave of its end. */
async function tellChange(ctx: Ctx, before: RoomRow, room: RoomRow, { asked, people }: Sides) {
  const ids = [...people.keys()];
  const isNew = (id: number) => !asked.includes(id);
  const own = ctx.viewer.userId;
  const from = (await peopleOf(ctx, [own])).get(own)?.name ?? '';
  const invited = { invited: room.title, from, ...timesOf(room) };
  await tellMeeting(ctx, room, { params: invited, userIds: ids.filter(isNew) });
  await tellMeeting(ctx, room, {
    params: { dropped: before.title, wasAt: before.begins.getTime() },
    userIds: asked.filter((id) => !people.has(id)),
  });
  const moved = isMoved(before, room);
  if (!moved && before.title === room.title) return;
  const renamed = { renamed: room.title, was: before.title };
  const told = moved ? { moved: room.title, wasAt: before.begins.getTime() } : renamed;
  await tellMeeting(ctx, room, { params: { ...told, ...timesOf(room) }, userIds: ids.filter((id) => !isNew(id)) });
}

interface Sides {
  /** People invited before. */
  readonly asked: readonly number[];
  readonly people: Checked['people'];
}

const isMoved = (before: RoomRow, after: Pick<RoomRow, 'begins' | 'ends'>) =>
  before.begins.getTime() !== after.begins.getTime() || before.ends.getTime() !== after.ends.getTime();

/**
 * Changes a meeting before it begins. At another time answered invitations are open again: the answers were for the
 * former time.
 */
export async function change(
  ctx: Ctx,
  { id, ...written }: CallInput<typeof changeMeeting>,
): Promise<CallOutput<typeof changeMeeting>> {
  const { scope, viewer } = ctx;
  const before = await ownBefore(ctx, id);
  await takeAct(ctx, 'meeting');
  const asked = await othersIn(ctx, before);
  const checked = await checkMeeting(ctx, written, { before: { from: before.begins.getTime(), userIds: asked } });
  const times = { begins: new Date(checked.from), ends: new Date(checked.to) };
  const moved = isMoved(before, times);
  const [room] = await scope.tx
    .update(liveRooms)
    .set({ ...checked.room, ...times, ...(moved ? { toldAt: null } : {}) })
    .where(scope.only(liveRooms, eq(liveRooms.id, id)))
    .returning();
  if (room === undefined) throw new Refusal(ErrorCode.notFound);
  if (moved) {
    const inRoom = eq(livePeople.roomId, id);
    await scope.tx.update(livePeople).set({ begins: room.begins }).where(scope.only(livePeople, inRoom));
    await scope.tx
      .update(livePeople)
      .set({ answer: 'open' })
      .where(scope.only(livePeople, and(inRoom, ne(livePeople.userId, viewer.userId))));
  }
  // A new password is required again.
  if (before.password !== room.password) {
    await scope.tx
      .update(livePeople)
      .set({ enteredAt: null, tries: 0, triedAt: null })
      .where(scope.only(livePeople, eq(livePeople.roomId, id)));
  }
  const gone = asked.filter((one) => !checked.people.has(one));
  // Before they leave: people no longer invited are notified too, in the room or before the open invitation.
  await tellRoom(ctx, id, 'room', [room.ownerId, ...asked, ...checked.people.keys()]);
  await changePeople(ctx, room, checked, gone);
  await tellChange(ctx, before, room, { asked, people: checked.people });
  return meetingInfoOf(ctx, room, await personIn(scope, id, viewer.userId));
}
