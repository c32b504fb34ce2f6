import type { CourseWorld } from '../../course/testing/world.ts';
import { faceLog } from '../face.schema.ts';

/** Two lines of a person's log. */
export async function addFaceEvents(world: CourseWorld, userId: number): Promise<void> {
  for (const event of ['consented', 'withdrawn'] as const) {
    const row = { userId, event, at: new Date(world.now) };
    await world.in(1001, (scope) => scope.tx.insert(faceLog).values(scope.row(faceLog, row)));
  }
}
