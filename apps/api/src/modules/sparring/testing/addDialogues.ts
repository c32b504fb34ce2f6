import type { World } from '../../../testing/world.ts';
import { sparringSessions } from '../sparring.schema.ts';
import { addScenario } from './addScenario.ts';

/** Two finished dialogues, one of practice and one of an assessment. */
export async function addDialogues(world: World, userId: number): Promise<void> {
  const scenarioId = await addScenario(world);
  const at = new Date(world.now - 3_600_000);
  await world.in(1001, ({ tx, row }) =>
    tx
      .insert(sparringSessions)
      .values(
        (['train', 'train', 'assess', 'assess'] as const).map((mode) =>
          row(sparringSessions, { userId, scenarioId, mode, role: 0, beganAt: at, endedAt: at, score: 60, said: 2 }),
        ),
      ),
  );
}
