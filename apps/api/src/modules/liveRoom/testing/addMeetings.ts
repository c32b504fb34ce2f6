import type { World } from '../../../testing/world.ts';
import { livePeople, liveRooms, type RoomRow } from '../liveRoom.schema.ts';

const HOUR_MS = 3_600_000;

/** A meeting of `ownerId` in an hour, an hour long, with `members` invited. Answers its id. */
export async function addMeeting(
  world: World,
  ownerId: number,
  {
    eid = 1001,
    members = [],
    ...values
  }: Partial<RoomRow> & { readonly eid?: number; readonly members?: readonly number[] } = {},
): Promise<number> {
  const begins = values.begins ?? new Date(world.now + HOUR_MS);
  const times = { begins, ends: new Date(begins.getTime() + HOUR_MS) };
  return world.in(eid, async (scope) => {
    const room = { kind: 'meeting' as const, title: '周会', ownerId, ...times, ...values };
    const [added] = await scope.tx.insert(liveRooms).values(scope.row(liveRooms, room)).returning();
    const roomId = added?.id ?? 0;
    const person = (userId: number, role: 'host' | 'member') =>
      scope.row(livePeople, {
        roomId,
        userId,
        role,
        begins,
        answer: role === 'host' ? ('accepted' as const) : ('open' as const),
      });
    await scope.tx
      .insert(livePeople)
      .values([person(ownerId, 'host'), ...members.map((userId) => person(userId, 'member'))]);
    return roomId;
  });
}

/** Two meetings of each list of a person: coming and over, all booked by them. Answers the id of a coming one. */
export async function addMeetings(world: World, userId: number): Promise<number> {
  const ids: number[] = [];
  for (const hours of [1, 2]) {
    ids.push(await addMeeting(world, userId, { begins: new Date(Date.now() + hours * HOUR_MS) }));
    await addMeeting(world, userId, { begins: new Date(world.now - 24 * hours * HOUR_MS) });
  }
  return ids[0] ?? 0;
}
