import { ErrorCode, type Permission } from '@banyan/contracts';
import type { ManagedRoomState } from '@banyan/contracts/live';
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { thingsWithin } from '../../../platform/audience/thingsWithin.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { livePeople, liveRooms, type RoomRow } from '../liveRoom.schema.ts';

export type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/** Rooms of the console: those that nobody was invited to by name. Meetings are their bookers' own. */
const open = eq(liveRooms.kind, 'open');

/**
 * Condition on the rooms that a right reaches: all; those hosted by people of one's departments, and those that are for
 * people of these departments alone; or those that one hosts.
 */
export function roomsWithin(ctx: Ctx, permission: Permission): SQL | undefined {
  const { scope, viewer } = ctx;
  const hosting = scope.tx
    .select({ one: sql`1` })
    .from(livePeople)
    .where(
      scope.only(
        livePeople,
        and(eq(livePeople.roomId, liveRooms.id), eq(livePeople.userId, viewer.userId), eq(livePeople.role, 'host')),
      ),
    );
  const { audienceId, ownerId } = liveRooms;
  const own = or(eq(ownerId, viewer.userId), exists(hosting));
  return and(open, thingsWithin(ctx, permission, { madeBy: ownerId, audienceId, own }));
}

/** A room that a right reaches. Throws Refusal `notFound` for others. */
export async function roomWithin(ctx: Ctx, id: number, permission: Permission): Promise<RoomRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, and(eq(liveRooms.id, id), roomsWithin(ctx, permission))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** The same, locked until the call ends. */
export async function roomToChange(ctx: ManageContext, id: number): Promise<RoomRow> {
  await roomWithin(ctx, id, 'live.edit');
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, eq(liveRooms.id, id)))
    .for('no key update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** State of a room at a moment, as a column. One that nobody began is over when its time is. */
export const stateColumn = (now: number): SQL<ManagedRoomState> => sql<ManagedRoomState>`case
  when ${liveRooms.cancelledAt} is not null then 'cancelled'
  when ${liveRooms.startedAt} is not null and ${liveRooms.endedAt} is null then 'live'
  when ${liveRooms.endedAt} is not null or ${liveRooms.ends} <= ${new Date(now).toISOString()} then 'ended'
  else 'planned' end`;
