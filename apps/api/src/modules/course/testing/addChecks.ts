import { presenceChecks } from '../presence.schema.ts';
import type { CourseWorld } from './world.ts';

/** Two answered questions of a course to a person. Answers the id of the last. */
export async function addChecks(world: CourseWorld, userId: number, courseId: number): Promise<number> {
  const at = new Date(world.now);
  const rows = [1, 2].map(() => ({ userId, courseId, way: 'prompt' as const, askedAt: at, until: at, answeredAt: at }));
  const added = await world.in(1001, (scope) =>
    scope.tx
      .insert(presenceChecks)
      .values(rows.map((row) => scope.row(presenceChecks, row)))
      .returning(),
  );
  return added.at(-1)?.id ?? 0;
}
