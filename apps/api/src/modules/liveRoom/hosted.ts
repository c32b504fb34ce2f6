import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { liveRooms } from './liveRoom.schema.ts';

/** Live rooms that people host or have hosted, counted, by person; cancelled ones are none. */
export async function countHosted(
  scope: TenantScope,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const own = and(inArray(liveRooms.ownerId, [...userIds]), eq(liveRooms.kind, 'open'), isNull(liveRooms.cancelledAt));
  const rows = await scope.tx
    .select({ userId: liveRooms.ownerId, rooms: count() })
    .from(liveRooms)
    .where(scope.only(liveRooms, own))
    .groupBy(liveRooms.ownerId);
  return new Map(rows.map(({ rooms, userId }) => [userId, rooms]));
}
