import type { CourseWorld } from '../../course/testing/world.ts';
import { courseRewards } from '../reward.schema.ts';

/** Two rewards of a person for a course. Returns the course's id. */
export async function addRewards(world: CourseWorld, userId: number, eid = 1001): Promise<number> {
  const { id: courseId } = await world.addCourse({}, eid);
  const to = await world.addLearner(`rewarded-${courseId}`, '', eid);
  for (const points of [5, 10]) {
    const row = { courseId, lecturerUserId: to, userId, points, day: '2025-11-20', at: new Date(world.now) };
    await world.in(eid, (scope) => scope.tx.insert(courseRewards).values(scope.row(courseRewards, row)));
  }
  return courseId;
}
