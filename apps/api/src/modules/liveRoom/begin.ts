import { and, eq } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { Emit } from '../../ports/emit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { isForThem } from './audience.ts';
import { livePeople, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { awaits } from './people.ts';
import { isHere } from './rooms.ts';

interface Telling {
  readonly scope: TenantScope;
  readonly emit: Emit;
  /** Epoch ms. */
  readonly now: number;
}

async function nameOf(scope: TenantScope, userId: number): Promise<string | Localised> {
  const [row] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return row === undefined ? '' : row.nickname || row.name;
}

/**
 * Notifies people with a reminder, and all invited ones who have not declined, that a room begins; once, by the clock
 * or a host. People in the room already see it. The room is locked.
 */
export async function tellBegin({ emit, now, scope }: Telling, room: RoomRow): Promise<void> {
  if (room.toldAt !== null) return;
  await scope.tx
    .update(liveRooms)
    .set({ toldAt: new Date(now) })
    .where(scope.only(liveRooms, eq(liveRooms.id, room.id)));
  const wanted = and(eq(livePeople.roomId, room.id), awaits);
  const people = await scope.tx
    .select({ userId: livePeople.userId, seenAt: livePeople.seenAt })
    .from(livePeople)
    .innerJoin(liveRooms, and(eq(liveRooms.eid, livePeople.eid), eq(liveRooms.id, livePeople.roomId)))
    .where(scope.only(livePeople, wanted, isForThem(scope)));
  const userIds = people
    .filter((person) => !isHere(person, now) && person.userId !== room.presenterId)
    .map(({ userId }) => userId);
  if (userIds.length === 0) return;
  await emit(scope, messageSent, {
    userIds,
    kind: 'personal',
    source: { type: 'live', id: String(room.id) },
    params: { title: room.title, from: await nameOf(scope, room.ownerId) },
    // News of the room that came before, as of another time, is the same message.
    again: true,
  });
}
