import { and, eq, inArray } from 'drizzle-orm';
import { messageSent, type MessageSent } from '../../../effects/messageSent.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { livePeople, type RoomRow } from '../liveRoom.schema.ts';
import { awaits } from '../people.ts';

type Ctx = Pick<ManageContext, 'emit' | 'scope' | 'viewer'>;

/** Hosts of rooms, and people who asked to be told of one. */
export async function awaitingPeople({ scope }: Pick<Ctx, 'scope'>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await scope.tx
    .selectDistinct({ userId: livePeople.userId })
    .from(livePeople)
    .where(scope.only(livePeople, and(inArray(livePeople.roomId, [...ids]), awaits)));
  return rows.map(({ userId }) => userId);
}

/** Tells people of a room; the person who acts knows. A later message of a room replaces the former. */
export async function tellPeople(
  { emit, scope, viewer }: Ctx,
  { id }: Pick<RoomRow, 'id'>,
  { params, userIds }: Pick<MessageSent, 'params' | 'userIds'>,
): Promise<void> {
  const others = userIds.filter((one) => one !== viewer.userId);
  if (others.length === 0) return;
  const source = { type: 'live', id: String(id) };
  await emit(scope, messageSent, { userIds: others, kind: 'personal', source, params, again: true });
}

/** A room that was changed, and whom that concerns. */
export interface ToldRoom extends Pick<RoomRow, 'begins' | 'id' | 'title'> {
  /** Its start before. */
  readonly was: Date;
  /** Its new hosts. */
  readonly added: readonly number[];
  /** Whoever waits for it, when it moved. */
  readonly moved: readonly number[];
}

/** Tells new hosts, and whoever waits for rooms that moved: each person once, of the first room that concerns them. */
export async function tellWritten(ctx: Ctx, rooms: readonly ToldRoom[]): Promise<void> {
  const told = new Set<number>();
  for (const [index, room] of rooms.entries()) {
    const startsAt = room.begins.getTime();
    const shifted = rooms.length - index;
    const moved = { moved: room.title, startsAt, wasAt: room.was.getTime(), ...(shifted > 1 ? { shifted } : {}) };
    for (const [userIds, params] of [
      [room.added, { hosting: room.title, startsAt }],
      [room.moved, moved],
    ] as const) {
      const untold = userIds.filter((id) => !told.has(id));
      await tellPeople(ctx, room, { params, userIds: untold });
      for (const id of untold) told.add(id);
    }
  }
}

/** Makes people the hosts of a room, and those who hosted it before its viewers. Answers the new ones. */
export async function keepHosts(
  { scope }: Pick<Ctx, 'scope'>,
  { begins, id }: Pick<RoomRow, 'begins' | 'id'>,
  hosts: readonly number[],
): Promise<number[]> {
  const before = await scope.tx
    .select({ userId: livePeople.userId })
    .from(livePeople)
    .where(scope.only(livePeople, and(eq(livePeople.roomId, id), eq(livePeople.role, 'host'))));
  await scope.tx
    .update(livePeople)
    .set({ begins })
    .where(scope.only(livePeople, eq(livePeople.roomId, id)));
  const gone = before.map(({ userId }) => userId).filter((userId) => !hosts.includes(userId));
  if (gone.length > 0)
    await scope.tx
      .update(livePeople)
      .set({ role: 'viewer' })
      .where(scope.only(livePeople, and(eq(livePeople.roomId, id), inArray(livePeople.userId, gone))));
  const host = { role: 'host', answer: 'accepted' } as const;
  for (const userId of hosts)
    await scope.tx
      .insert(livePeople)
      .values(scope.row(livePeople, { roomId: id, userId, begins, ...host }))
      .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: host });
  const known = new Set(before.map(({ userId }) => userId));
  return hosts.filter((userId) => !known.has(userId));
}
