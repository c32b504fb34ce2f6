import type { CourseWorld } from '../../course/testing/world.ts';
import { shares } from '../share.schema.ts';

/** Two shares of a person. */
export async function addShares(world: CourseWorld, userId: number, eid = 1001): Promise<void> {
  for (const code of ['one', 'two']) {
    const { id: courseId } = await world.addCourse({}, eid);
    await world.in(eid, (scope) =>
      scope.tx.insert(shares).values(scope.row(shares, { userId, courseId, code, sharedAt: new Date(world.now) })),
    );
  }
}
