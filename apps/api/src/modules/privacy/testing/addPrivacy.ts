import type { World } from '../../../testing/world.ts';
import { deletionRequests } from '../privacy.schema.ts';

/** Two requests for deletion of other people than the caller. */
export async function addPrivacy(world: World, eid = 1001): Promise<void> {
  for (const account of ['leaves-1', 'leaves-2']) {
    const userId = await world.addLearner(account, '', eid);
    const row = { userId, state: 'waiting' as const, reason: '', askedAt: new Date(world.now) };
    await world.in(eid, (scope) => scope.tx.insert(deletionRequests).values(scope.row(deletionRequests, row)));
  }
}
