import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { courseLearners, type LearningState } from '@banyan/contracts/course';
import { beforeAll, expect, it } from 'vitest';
import { keepsName } from '../ranking/keepsName.ts';
import { rankingHidden } from '../ranking/ranking.schema.ts';
import { courseRoutes, portRoutes } from './course.routes.ts';
import { courseProgress } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

let world: CourseWorld;
beforeAll(async () => {
  const ports = portRoutes({ keepsName, spendFacePass: () => Promise.resolve(false) });
  world = await CourseWorld.open([1001, 1002], [...courseRoutes, ...ports]);
});

it('names who else is learning a course, last studied first, page by page; not who has only taken a seat, nor who keeps their name back [CO-02]', async () => {
  const { id: courseId } = await world.addCourse();
  const people: number[] = [];
  for (const name of ['L1', 'L2', 'L3', 'L4', 'L5']) people.push(await world.addLearner(name));
  const [first = 0, , , hidden = 0, seated = 0] = people;
  const reader = await world.addLearner('L6');
  const stateOf = (userId: number): LearningState =>
    userId === seated ? 'not_studied' : userId === first ? 'learned' : 'learning';
  await world.in(1001, async (scope) => {
    await scope.tx.insert(courseProgress).values(
      people.map((userId, index) =>
        scope.row(courseProgress, {
          ...{ userId, courseId, leftS: 0, enrolledAt: new Date(world.now) },
          state: stateOf(userId),
          lastStudiedAt: userId === seated ? null : new Date(world.now - index * 60_000),
        }),
      ),
    );
    await scope.tx
      .insert(rankingHidden)
      .values(scope.row(rankingHidden, { userId: hidden, since: new Date(world.now) }));
  });
  const seen: [number, boolean][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: CallOutput<typeof courseLearners> = await world.ask(
      courseLearners,
      { id: courseId, size: 2, cursor },
      { userId: reader },
    );
    seen.push(...page.items.map(({ id, learned }): [number, boolean] => [id, learned]));
    cursor = page.next;
  }
  expect(seen).toEqual(people.slice(0, 3).map((id) => [id, id === first]));

  const own = await world.ask(courseLearners, { id: courseId }, { userId: first });
  expect(own.items.map(({ id }) => id)).toEqual(people.slice(1, 3));

  const foreign = world.ask(courseLearners, { id: courseId }, { userId: first, eid: 1002 });
  await expect(foreign).rejects.toMatchObject({ code: ErrorCode.notFound });
});
