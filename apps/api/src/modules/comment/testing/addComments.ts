import type { World } from '../../../testing/world.ts';
import { courseComments } from '../comment.schema.ts';

/** Comments of a person on a course: two that everybody sees, two that wait, two that were answered. */
export async function addComments(
  world: World,
  at: { readonly courseId: number; readonly userId: number },
  eid = 1001,
): Promise<void> {
  const states = ['shown', 'shown', 'waiting', 'waiting', 'rejected', 'rejected'] as const;
  const rows = states.map((state, index) => ({
    ...at,
    state,
    text: '讲得清楚',
    at: new Date(world.now + index * 1000),
    reviewedAt: state === 'rejected' ? new Date(world.now + index * 1000) : null,
  }));
  await world.in(eid, (scope) =>
    scope.tx.insert(courseComments).values(rows.map((row) => scope.row(courseComments, row))),
  );
}
