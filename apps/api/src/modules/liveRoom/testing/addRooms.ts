import type { World } from '../../../testing/world.ts';
import { liveLines, livePeople, liveRooms } from '../liveRoom.schema.ts';

/** The room that calls with hostile input ask for. */
export const hostileRoom = 900_101;

/** A room with two people who were there beside its host, and lines of each, and another one; `userId` hosts both. */
export async function addRooms(world: World, userId: number): Promise<void> {
  const begins = new Date(world.now);
  const others = [await world.addLearner('beside-room'), await world.addLearner('behind-room')];
  await world.in(1001, async (scope) => {
    const ends = new Date(world.now + 3_600_000);
    const room = { id: hostileRoom, kind: 'open' as const, title: 'r', ownerId: userId, begins, ends };
    for (const id of [hostileRoom, hostileRoom + 1])
      await scope.tx.insert(liveRooms).values(scope.row(liveRooms, { ...room, id }));
    for (const one of [userId, ...others]) {
      const person = { roomId: hostileRoom, userId: one, begins, enteredAt: begins, presentMs: 60_000 };
      await scope.tx.insert(livePeople).values(scope.row(livePeople, person));
      for (const kind of ['chat', 'question'] as const) {
        const line = { roomId: hostileRoom, userId: one, kind, text: 't', at: begins };
        await scope.tx.insert(liveLines).values(scope.row(liveLines, line));
      }
    }
  });
}
