import { ErrorCode } from '@banyan/contracts';
import { roomLimits, type RoomPart, type RoomState } from '@banyan/contracts/live';
import { and, eq, gt } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { roomChanged } from '../../effects/roomChanged.ts';
import type { CallContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { isForThem, roomsFor } from './audience.ts';
import { livePeople, liveRooms, type PersonRow, type RoomRow } from './liveRoom.schema.ts';
import { refused } from './refuse.ts';

/** State of a room. One that nobody began is over when its time is. */
export function stateOf(room: RoomRow, now: number): RoomState {
  if (room.cancelledAt !== null) return 'cancelled';
  if (room.startedAt !== null && room.endedAt === null) return 'live';
  if (room.endedAt !== null) return room.pieces > 0 && !room.replayOff ? 'playback' : 'ended';
  return room.ends.getTime() <= now ? 'ended' : 'before';
}

/** A room that is for the viewer; `held`: locked meanwhile. Throws `notFound`. */
export async function roomById(ctx: Pick<CallContext, 'scope' | 'viewer'>, id: number, held = false): Promise<RoomRow> {
  const { scope } = ctx;
  const query = scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, eq(liveRooms.id, id), roomsFor(ctx)));
  const [room] = held ? await query.for('no key update') : await query;
  if (room === undefined) throw new Refusal(ErrorCode.notFound);
  return room;
}

/** A person's row in a room: invited ones have it from the start, others from entering. */
export async function personIn(scope: TenantScope, roomId: number, userId: number | null): Promise<PersonRow | null> {
  if (userId === null) return null;
  const own = and(eq(livePeople.roomId, roomId), eq(livePeople.userId, userId));
  const [row] = await scope.tx.select().from(livePeople).where(scope.only(livePeople, own));
  return row ?? null;
}

/** Whether a person hosts a room: its owner, those made hosts, and in rooms for everybody administrators. */
export function hosts(room: RoomRow, person: PersonRow | null, viewer: Pick<Viewer, 'userId' | 'role'>): boolean {
  if (viewer.userId === null) return false;
  if (room.ownerId === viewer.userId || person?.role === 'host') return true;
  return room.kind === 'open' && viewer.role === 'admin';
}

/** Whether a person may enter at all. */
export const isInvited = (room: RoomRow, person: PersonRow | null, viewer: Pick<Viewer, 'userId' | 'role'>): boolean =>
  room.kind === 'open' || hosts(room, person, viewer) || person?.role === 'member';

/** Whether a person has to give the password first. Hosts never do. */
export const isLocked = (room: RoomRow, person: PersonRow | null, viewer: Pick<Viewer, 'userId' | 'role'>): boolean =>
  room.password !== '' && !hosts(room, person, viewer) && (person?.enteredAt ?? null) === null;

/** A room that its reader may look into. Throws `notFound`, `roomRefused` with `notInvited` or `password`. */
export async function openRoom(
  ctx: Pick<CallContext, 'scope' | 'viewer'>,
  id: number,
  held = false,
): Promise<{ readonly room: RoomRow; readonly person: PersonRow | null; readonly host: boolean }> {
  const { scope, viewer } = ctx;
  const room = await roomById(ctx, id, held);
  const person = await personIn(scope, id, viewer.userId);
  if (!isInvited(room, person, viewer)) throw refused('notInvited');
  if (isLocked(room, person, viewer)) throw refused('password');
  return { room, person, host: hosts(room, person, viewer) };
}

/** Whether a person is present, by their page's last sign. */
export const isHere = (person: Pick<PersonRow, 'seenAt'>, now: number): boolean =>
  person.seenAt !== null && now - person.seenAt.getTime() < roomLimits.absentMs;

/** Makes the open pages of people present, and of others by their ids, read a part of the room again. */
export async function tellRoom(
  { scope, emit, now }: Pick<CallContext, 'scope' | 'emit' | 'now'>,
  roomId: number,
  part: RoomPart,
  others: Iterable<number> = [],
): Promise<void> {
  const here = and(eq(livePeople.roomId, roomId), gt(livePeople.seenAt, new Date(now() - roomLimits.absentMs)));
  const rows = await scope.tx
    .select({ userId: livePeople.userId })
    .from(livePeople)
    .innerJoin(liveRooms, and(eq(liveRooms.eid, livePeople.eid), eq(liveRooms.id, livePeople.roomId)))
    .where(scope.only(livePeople, here, isForThem(scope)));
  const userIds = [...new Set([...rows.map(({ userId }) => userId), ...others])];
  if (userIds.length > 0) await emit(scope, roomChanged, { roomId, part, userIds });
}
