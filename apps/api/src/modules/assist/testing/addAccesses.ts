import type { World } from '../../../testing/world.ts';
import { supportAccesses } from '../assist.schema.ts';

/** Two accesses that a person gave to support. */
export async function addAccesses(world: World, userId: number): Promise<void> {
  for (const nth of [1, 2]) {
    const at = new Date(world.now + nth);
    const row = { userId, reason: `${nth}`, minutes: 30, codeHash: `${nth}`, grantedAt: at, linkExpiresAt: at };
    await world.in(1001, (scope) => scope.tx.insert(supportAccesses).values(scope.row(supportAccesses, row)));
  }
}
