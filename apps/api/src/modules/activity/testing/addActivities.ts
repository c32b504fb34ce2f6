import type { World } from '../../../testing/world.ts';
import { activityEvaluations } from '../activity.schema.ts';
import { addActivity } from './addActivity.ts';

/** Id of the first activity of an empty database. */
export const firstActivity = 9001;

/** Adds three activities that a person organises and attends; others attend and rate them as well. */
export async function addActivities(world: World, userId: number): Promise<void> {
  const others = [await world.addLearner('guest-one'), await world.addLearner('guest-two')];
  // A day from the server's clock, which is not the world's.
  const begins = (Date.now() - world.now) / 3_600_000 + 24;
  const given = { begins, organiserId: userId, seats: [3, 4] as const, registered: [userId, ...others] };
  const { id } = await addActivity(world, given);
  await addActivity(world, given);
  // Other calls of the test give up the first one.
  await addActivity(world, given);
  await world.in(1001, (scope) =>
    scope.tx.insert(activityEvaluations).values(
      others.map((guest) =>
        scope.row(activityEvaluations, {
          activityId: id,
          userId: guest,
          stars: 4,
          words: '',
          at: new Date(world.now),
        }),
      ),
    ),
  );
}
