import { recommendedCourses } from '@banyan/contracts/course';
import { expect, it } from 'vitest';
import { allRoutes } from '../index.ts';
import { courseProgress } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';

it('recommends what was not begun, required courses first by their end, each with its reason [CO-01] [CO-14]', async () => {
  const world = await CourseWorld.open([1001], allRoutes);
  const userId = await world.addLearner('li', '焊接');
  const add = (zh_cn: string, values: Parameters<typeof world.addCourse>[0] = {}) =>
    world.addCourse({ title: { zh_cn }, subject: 'QM09', topic: null, ...values });
  const due = (days: number) => ({ required: true, requiredUntil: new Date(world.now + days * 86_400_000) });
  await add('月底前学', due(10));
  await add('三天内学', due(3));
  const begun = [await add('学过的', { subject: 'QM02' }), await add('学过的必修', { ...due(1), subject: null })];
  await add('同一科目', { subject: 'QM02' });
  await add('给焊接', { departments: ['焊接'] });
  await add('给涂装', { departments: ['涂装'], ...due(1) });
  await world.in(1001, (scope) =>
    scope.tx.insert(courseProgress).values(
      begun.map(({ id }) =>
        scope.row(courseProgress, {
          ...{ userId, courseId: id, learnedChapters: 0, leftS: 90, state: 'learning' as const, studiedS: 10 },
          ...{ enrolledAt: new Date(world.now), lastStudiedAt: new Date(world.now) },
        }),
      ),
    ),
  );
  const { items } = await world.ask(recommendedCourses, {}, { userId });
  expect(items.map(({ because, course, reason }) => [course.title, reason, because])).toEqual([
    ['三天内学', 'required', ''],
    ['月底前学', 'required', ''],
    ['同一科目', 'studied', '学过的'],
    ['给焊接', 'department', '焊接'],
  ]);
});
