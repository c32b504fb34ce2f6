import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, type endRoom, type giveStage, type muteInRoom, type startRoom } from '@banyan/contracts/live';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { tellBegin } from './begin.ts';
import { finish } from './finish.ts';
import { liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { heldPerson, roleIn, setPerson } from './people.ts';
import { refused } from './refuse.ts';
import { hosts, isHere, personIn, roomById, stateOf, tellRoom } from './rooms.ts';
import { roomNow } from './sight.ts';

type Ctx = CallContext<Learner>;

/** A room that the viewer hosts, locked until the transaction ends. Throws `notFound`, also for another host's room. */
export async function hostedRoom(ctx: Ctx, id: number): Promise<RoomRow> {
  const { scope, viewer } = ctx;
  const room = await roomById(ctx, id, true);
  if (!hosts(room, await personIn(scope, id, viewer.userId), viewer)) throw new Refusal(ErrorCode.notFound);
  return room;
}

/** A device of the presenter is filming. */
const isFilmed = (room: RoomRow, now: number): boolean =>
  room.filmedBy !== null &&
  room.filmedBy === room.presenterId &&
  now - (room.pieceAt?.getTime() ?? 0) < roomLimits.filmedMs;

const setRoom = async ({ scope }: Pick<Ctx, 'scope'>, id: number, change: Partial<RoomRow>): Promise<void> => {
  await scope.tx
    .update(liveRooms)
    .set(change)
    .where(scope.only(liveRooms, eq(liveRooms.id, id)));
};

/** Goes on air, from half an hour before the start. Of two concurrent hosts one does; the other gets the state. */
export async function start(ctx: Ctx, { id }: CallInput<typeof startRoom>): Promise<CallOutput<typeof startRoom>> {
  const { emit, scope, viewer } = ctx;
  const now = ctx.now();
  const room = await hostedRoom(ctx, id);
  if (stateOf(room, now) !== 'before' || now < room.begins.getTime() - roomLimits.earlyMs) throw refused('state');
  const change = { startedAt: new Date(now), presenterId: viewer.userId };
  await setRoom(ctx, id, change);
  const person = await heldPerson(scope, room, viewer.userId);
  await setPerson(scope, person, { enteredAt: person.enteredAt ?? new Date(now), seenAt: new Date(now) });
  await tellRoom(ctx, id, 'room');
  await tellBegin({ emit, now, scope }, { ...room, ...change });
  return roomNow(ctx, id);
}

/** Ends the broadcast. */
export async function end(ctx: Ctx, { id }: CallInput<typeof endRoom>): Promise<CallOutput<typeof endRoom>> {
  const room = await hostedRoom(ctx, id);
  if (stateOf(room, ctx.now()) !== 'live') throw refused('state');
  await finish(ctx, room);
  return roomNow(ctx, id);
}

/** Lets a host or a raised hand present, or the caller. Their hand goes down. The presenter may step down. */
export async function give(
  ctx: Ctx,
  { declined, id, user }: CallInput<typeof giveStage>,
): Promise<CallOutput<typeof giveStage>> {
  const { scope, viewer } = ctx;
  const now = ctx.now();
  const room = await roomById(ctx, id, true);
  const own = await personIn(scope, id, viewer.userId);
  const presents = room.presenterId === viewer.userId;
  if (!hosts(room, own, viewer) && !(presents && user === 0)) throw new Refusal(ErrorCode.notFound);
  if (stateOf(room, now) !== 'live') throw refused('state');
  if (presents && user === 0) {
    if (declined === 'Y' && isFilmed(room, now)) return roomNow(ctx, id);
    await setRoom(ctx, id, { presenterId: null, filmedBy: null });
    await tellRoom(ctx, id, 'room');
    await tellRoom(ctx, id, 'people');
    return roomNow(ctx, id);
  }
  const userId = user === 0 ? viewer.userId : user;
  const person = userId === viewer.userId ? await heldPerson(scope, room, userId) : await personIn(scope, id, userId);
  // A person who has left meanwhile cannot present.
  if (person === null || (user !== 0 && !isHere(person, now))) throw refused('state');
  if (user !== 0 && userId !== viewer.userId && roleIn(room, person) !== 'host' && person.handAt === null)
    throw refused('state');
  await setPerson(scope, person, { handAt: null });
  await setRoom(ctx, id, { presenterId: userId, filmedBy: null });
  await tellRoom(ctx, id, 'room');
  await tellRoom(ctx, id, 'people');
  return roomNow(ctx, id);
}

/** Forbids a person to speak, or everybody but hosts, or allows it again. */
export async function mute(
  ctx: Ctx,
  { id, on, user }: CallInput<typeof muteInRoom>,
): Promise<CallOutput<typeof muteInRoom>> {
  const { scope, viewer } = ctx;
  const room = await hostedRoom(ctx, id);
  if (user === 0) await setRoom(ctx, id, { allMuted: on === 'Y' });
  else {
    const person = await personIn(scope, id, user);
    if (person === null) throw new Refusal(ErrorCode.notFound);
    if (roleIn(room, person) === 'host') throw new Refusal(ErrorCode.badRequest, { reason: 'a host' });
    await setPerson(scope, person, { muted: on === 'Y', ...(on === 'Y' ? { handAt: null } : {}) });
    // A person who may not speak does not present either.
    if (on === 'Y' && room.presenterId === user) await setRoom(ctx, id, { presenterId: viewer.userId, filmedBy: null });
    await tellRoom(ctx, id, 'people');
  }
  await tellRoom(ctx, id, 'room');
  return roomNow(ctx, id);
}
