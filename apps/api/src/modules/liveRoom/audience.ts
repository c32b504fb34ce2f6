import { and, eq, exists, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { administers } from '../../platform/administers.ts';
import { audienceMembers } from '../../platform/audience/audience.schema.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';

/**
 * Rooms for the viewer: those for everyone or the viewer's audiences, and those that the viewer hosts or is invited to;
 * for administrators all.
 */
export function roomsFor({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>): SQL | undefined {
  if (viewer.role === 'admin') return undefined;
  const meant = inAudience({ scope, viewer }, liveRooms.audienceId);
  if (viewer.userId === null) return meant;
  const own = and(
    eq(livePeople.roomId, liveRooms.id),
    eq(livePeople.userId, viewer.userId),
    inArray(livePeople.role, ['host', 'member']),
  );
  const takesPart = exists(
    scope.tx
      .select({ one: sql`1` })
      .from(livePeople)
      .where(scope.only(livePeople, own)),
  );
  return or(meant, eq(liveRooms.ownerId, viewer.userId), takesPart);
}

/** Whether a joined room is still for a person with a row in it: the same as `roomsFor`, of many people. */
export function isForThem(scope: TenantScope): SQL | undefined {
  const belongs = and(
    eq(audienceMembers.audienceId, liveRooms.audienceId),
    eq(audienceMembers.userId, livePeople.userId),
  );
  const member = scope.tx
    .select({ one: sql`1` })
    .from(audienceMembers)
    .where(scope.only(audienceMembers, belongs));
  const administrator = scope.tx
    .select({ one: sql`1` })
    .from(users)
    .where(scope.only(users, eq(users.id, livePeople.userId), administers));
  return or(isNull(liveRooms.audienceId), ne(livePeople.role, 'viewer'), exists(member), exists(administrator));
}

/** Live rooms that are for audiences. */
export const roomAudiences = audienceThings({
  kind: 'room',
  area: 'live',
  table: liveRooms,
  name: sql`jsonb_build_object('zh_cn', ${liveRooms.title})`,
  where: and(eq(liveRooms.kind, 'open'), isNull(liveRooms.cancelledAt)),
  records: { table: livePeople, thingId: livePeople.roomId, userId: livePeople.userId },
});
