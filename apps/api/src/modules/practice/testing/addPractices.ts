import type { World } from '../../../testing/world.ts';
import { coursePracticeRuns } from '../practice.schema.ts';

/** Ids of the course and its open practice in calls with hostile input. */
export const hostileCourse = 771;
export const hostilePractice = 770;

/** An open practice of a person and two that are finished. */
export async function addPractices(world: World, userId: number, eid = 1001): Promise<void> {
  const at = new Date(world.now);
  const run = { userId, courseId: hostileCourse, reveal: 'each' as const, questions: [], startedAt: at };
  await world.in(eid, (scope) =>
    scope.tx
      .insert(coursePracticeRuns)
      .values([
        scope.row(coursePracticeRuns, { ...run, id: hostilePractice }),
        scope.row(coursePracticeRuns, { ...run, id: hostilePractice + 1, finishedAt: at }),
        scope.row(coursePracticeRuns, { ...run, id: hostilePractice + 2, finishedAt: at }),
      ]),
  );
}
