import { ErrorCode } from '@banyan/contracts';
import { auditLog, personLearning } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../platform/enterprise.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import { allRoutes } from '../index.ts';
import { chapterProgress, courseProgress } from '../course/progress.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';

it('tells what a person learns to who may see reports about them alone, and that somebody looked [AC-10] [CO-05]', async () => {
  const world = await CourseWorld.open([1001], [...allRoutes]);
  const learner = await world.addLearner('M1', '焊接');
  const course = await world.addCourse({ title: { zh_cn: '冷链' } });
  const [chapterId = 0] = course.chapterIds;
  const at = new Date(world.now);
  await world.in(1001, async (scope) => {
    const own = { userId: learner, courseId: course.id };
    await scope.tx.insert(courseProgress).values(
      scope.row(courseProgress, {
        ...{ ...own, state: 'learning', leftS: 100, enrolledAt: at, lastStudiedAt: at, lastChapterId: chapterId },
      }),
    );
    await scope.tx.insert(chapterProgress).values(scope.row(chapterProgress, { ...own, chapterId, lastBeatAt: at }));
    await scope.tx
      .update(users)
      .set({ credit: 15 })
      .where(scope.only(users, eq(users.id, learner)));
  });
  const boss = await world.addPerson('admin', 'A0');
  expect(await world.ask(personLearning, { id: learner }, boss)).toMatchObject({
    ...{ learning: 1, learned: 0, credit: 15, lastAt: at.getTime(), programmes: [], exams: [], certificates: [] },
    courses: [{ id: course.id, title: '冷链', done: 0, completedAt: null }],
  });
  const { items } = await world.ask(auditLog, { q: '', subject: 'person', id: learner }, boss);
  expect(items.map(({ act }) => act)).toEqual(['manage/people/learning']);
  const elsewhere = await addUser(world.db, 1001, { account: 'G1', type: 3, department: { zh_cn: '涂装' } });
  expect(await world.refusal(personLearning, { id: learner }, { userId: elsewhere })).toMatchObject({
    code: ErrorCode.notFound,
  });
  const system = await addUser(world.db, 1001, { account: 'S1', type: 4 });
  expect(await world.refusal(personLearning, { id: learner }, { userId: system })).toMatchObject({
    code: ErrorCode.adminsOnly,
  });
});
