import { roomLimits, type RoomPerson, type RoomRole } from '@banyan/contracts/live';
import { and, asc, eq, gt, isNotNull, lt, ne, notExists, or } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { administers } from '../../platform/administers.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import { livePeople, type PersonRow, type RoomRow } from './liveRoom.schema.ts';

type Reader = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>;

/** People of rooms by id; deleted ones have no name. */
export async function personsOf(ctx: Reader, ids: readonly number[]): Promise<(id: number) => RoomPerson> {
  const known = await peopleOf(ctx, ids);
  return (id) => known.get(id) ?? { ...nobody, id };
}

/** Ids of the hosts of a room, its owner first. */
export async function hostIds(scope: TenantScope, room: Pick<RoomRow, 'id' | 'ownerId'>): Promise<number[]> {
  const rows = await scope.tx
    .select({ userId: livePeople.userId })
    .from(livePeople)
    .where(scope.only(livePeople, and(eq(livePeople.roomId, room.id), eq(livePeople.role, 'host'))))
    .orderBy(asc(livePeople.userId))
    .limit(roomLimits.hosts);
  return [...new Set([room.ownerId, ...rows.map(({ userId }) => userId)])];
}

/** A person's role in a room by their row. */
export const roleIn = (
  room: Pick<RoomRow, 'ownerId'>,
  { role, userId }: Pick<PersonRow, 'role' | 'userId'>,
): RoomRole => (room.ownerId === userId ? 'host' : role);

/**
 * A person's row in a room, made if there is none and locked until the transaction ends. A caller that locks the room
 * too has to do so before.
 */
export async function heldPerson(scope: TenantScope, room: RoomRow, userId: number): Promise<PersonRow> {
  const role = room.ownerId === userId ? ('host' as const) : ('viewer' as const);
  await scope.tx
    .insert(livePeople)
    .values(scope.row(livePeople, { roomId: room.id, userId, role, begins: room.begins }))
    .onConflictDoNothing();
  const [row] = await scope.tx
    .select()
    .from(livePeople)
    .where(scope.only(livePeople, rowOf(room.id, userId)))
    .for('update');
  if (row === undefined) throw new Error('nobody in the room');
  return row;
}

const rowOf = (roomId: number, userId: number) => and(eq(livePeople.roomId, roomId), eq(livePeople.userId, userId));

/** People with an interest in the start of a room: invited ones who have not declined, and those with a reminder. */
export const awaits = or(
  and(ne(livePeople.role, 'viewer'), ne(livePeople.answer, 'declined')),
  and(eq(livePeople.role, 'viewer'), eq(livePeople.remind, true)),
);

/** Changes a person's row; answers whether there is one. */
export async function setPerson(
  scope: TenantScope,
  { roomId, userId }: Pick<PersonRow, 'roomId' | 'userId'>,
  change: Partial<PersonRow>,
): Promise<boolean> {
  const changed = await scope.tx
    .update(livePeople)
    .set(change)
    .where(scope.only(livePeople, rowOf(roomId, userId)))
    .returning({ userId: livePeople.userId });
  return changed.length > 0;
}

/** Rows of people who do not host a room: `hosts` by rows. In rooms for everybody administrators host. */
function guests(scope: TenantScope, { kind, ownerId }: Pick<RoomRow, 'kind' | 'ownerId'>) {
  const rows = and(ne(livePeople.userId, ownerId), ne(livePeople.role, 'host'));
  if (kind !== 'open') return rows;
  const administrators = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, and(eq(users.id, livePeople.userId), administers)));
  return and(rows, notExists(administrators));
}

/** Number of people present, of those waiting for the hosts, and of raised hands. */
export async function countPeople(scope: TenantScope, room: Pick<RoomRow, 'id' | 'kind' | 'ownerId'>, now: number) {
  const here = gt(livePeople.seenAt, new Date(now - roomLimits.absentMs));
  const count = (which: ReturnType<typeof and>) =>
    scope.tx.$count(livePeople, scope.only(livePeople, and(eq(livePeople.roomId, room.id), which)));
  return {
    inRoom: await count(here),
    waiting: await count(and(here, guests(scope, room))),
    hands: await count(isNotNull(livePeople.handAt)),
  };
}

/** Number of hands raised before this moment. */
export const handsBefore = (scope: TenantScope, roomId: number, at: Date): Promise<number> =>
  scope.tx.$count(livePeople, scope.only(livePeople, and(eq(livePeople.roomId, roomId), lt(livePeople.handAt, at))));
