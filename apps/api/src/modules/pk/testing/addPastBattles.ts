import type { World } from '../../../testing/world.ts';
import { pkBattles, pkPlayers } from '../pk.schema.ts';

/** Battles that a person has won, each a second after the one before. */
export async function addPastBattles(world: World, userId: number, count: number): Promise<void> {
  await world.in(1001, async (scope) => {
    for (let n = 0; n < count; n += 1) {
      const at = new Date(world.now + n * 1000);
      const [battle] = await scope.tx
        .insert(pkBattles)
        .values(
          scope.row(pkBattles, {
            ...{ state: 'finished' as const, random: false, questions: [], secondsEach: 20, reward: 20 },
            ...{ createdAt: at, deadlineAt: at, endedAt: at },
          }),
        )
        .returning();
      const won = { battleId: battle?.id ?? 0, userId, seat: 0, outcome: 'won' as const };
      await scope.tx.insert(pkPlayers).values(scope.row(pkPlayers, { ...won, joinedAt: at, endedAt: at }));
    }
  });
}
