import type { World } from '../../../testing/world.ts';
import { microCourses } from '../microCourse.schema.ts';

/** Two micro-courses of a person in each state that has no course yet. */
export async function addMicros(world: World, userId: number): Promise<void> {
  const draft = {
    ...{ title: '塞规的三种拿法', cover: '', category: '', lecturer: 0, introduction: '', amount: '', points: '' },
    ...{ fee: 'free' as const, audience: 'everyone' as const, chapters: [] },
  };
  const states = ['draft', 'reviewing', 'rejected'] as const;
  const rows = [...states, ...states].map((state, index) => {
    const at = new Date(world.now + index * 1000);
    return {
      ...{ userId, draft, state, changedAt: at, draftKey: `hostile-draft-${index}` },
      sentAt: state === 'draft' ? null : at,
      reviewedAt: state === 'rejected' ? at : null,
    };
  });
  await world.in(1001, (scope) =>
    scope.tx.insert(microCourses).values(rows.map((row) => scope.row(microCourses, row))),
  );
}
