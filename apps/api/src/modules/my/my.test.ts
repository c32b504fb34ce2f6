import { myHome } from '@banyan/contracts/account';
import { setCollected } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseRoutes } from '../course/course.routes.ts';
import { courses } from '../course/course.schema.ts';
import { readOverview } from '../course/overview.service.ts';
import { chapterProgress, courseProgress, studyDays } from '../course/progress.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { balanceOf, earnPoints, spendPoints } from '../points/points.service.ts';
import { learningPorts } from '../index.ts';
import { myModule } from './my.module.ts';

let world: CourseWorld;
let learner: number;
let other: number;
beforeAll(async () => {
  const { routes } = myModule({ study: readOverview, points: balanceOf, learning: learningPorts });
  world = await CourseWorld.open([], [...courseRoutes, ...routes]);
  await world.addEnterprise(1001, { weekGoalS: 10_800 });
  learner = await world.addLearner('M1');
  other = await world.addLearner('M2');
});

const ask = (userId: number, timeZone?: string) => world.ask(myHome, {}, { userId, ...(timeZone && { timeZone }) });
const study = (userId: number, days: Readonly<Record<string, number>>) =>
  world.in(1001, (scope) =>
    scope.tx
      .insert(studyDays)
      .values(Object.entries(days).map(([date, seconds]) => scope.row(studyDays, { userId, date, seconds }))),
  );

/** Begins a course at its first chapter. */
async function begin(userId: number, title: string, state: 'learning' | 'learned' = 'learning') {
  const course = await world.addCourse({ title: { zh_cn: title } });
  world.now += 1000;
  const at = new Date(world.now);
  const chapterId = course.chapterIds[0] ?? 0;
  await world.in(1001, async (scope) => {
    const own = { userId, courseId: course.id };
    await scope.tx.insert(courseProgress).values(
      scope.row(courseProgress, {
        ...own,
        state,
        leftS: 100,
        enrolledAt: at,
        lastStudiedAt: at,
        lastChapterId: chapterId,
      }),
    );
    await scope.tx.insert(chapterProgress).values(scope.row(chapterProgress, { ...own, chapterId, lastBeatAt: at }));
  });
  return course.id;
}

describe('the learning centre’s home', () => {
  it('sums up today, the week and the month in the enterprise’s zone, against its goals [CO-05]', async () => {
    // Thursday, 2025-11-20.
    await study(learner, { '2025-10-31': 9000, '2025-11-03': 600, '2025-11-17': 1200, '2025-11-19': 300 });
    await study(learner, { '2025-11-20': 119.7 });
    await study(other, { '2025-11-18': 5000, '2025-11-20': 5000 });
    const found = await ask(learner);
    expect(found).toMatchObject({
      date: '2025-11-20',
      today: { seconds: 60, goalS: 2100 },
      week: { seconds: 1560, goalS: 10_800 },
      month: { seconds: 2160, goalS: 46_800 },
      streakDays: 2,
      lately: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1200, 0, 300, 60],
    });
    expect(found.days.filter(({ seconds }) => seconds > 0).map(({ date }) => date)).toEqual([
      '2025-11-17',
      '2025-11-19',
      '2025-11-20',
    ]);
    expect(await ask(learner, 'America/Los_Angeles')).toMatchObject({ date: '2025-11-19', today: { seconds: 300 } });
  });

  it('expects nothing where the enterprise has no goal [CO-05]', async () => {
    await world.addEnterprise(1003, { weekGoalS: 0 });
    const userId = await world.addLearner('M3', '', 1003);
    const { today, week, month } = await world.ask(myHome, {}, { eid: 1003, userId });
    expect([today.goalS, week.goalS, month.goalS]).toEqual([0, 0, 0]);
  });

  it('tells points ever earned from those left, and credits, of nobody else [CO-05]', async () => {
    await world.in(1001, async (scope) => {
      const reason = (userId: number, id: string) => ({ userId, rule: 'course.chapter', source: { type: 'test', id } });
      await earnPoints(scope, reason(learner, '1'), 50, world.now);
      await spendPoints(scope, reason(learner, '2'), 20, world.now);
      await earnPoints(scope, reason(other, '1'), 700, world.now);
      await scope.tx
        .update(users)
        .set({ credit: 385 })
        .where(scope.only(users, eq(users.id, learner)));
    });
    expect(await ask(learner)).toMatchObject({ points: { lifetime: 50, spendable: 30 }, credit: 385 });
    expect(await ask(other)).toMatchObject({ points: { lifetime: 700, spendable: 700 }, credit: 0 });
  });

  it('has the last four courses studied and collected, both only while they open, and counts [CO-07, CO-14]', async () => {
    const ids: number[] = [];
    for (const title of ['1', '2', '3', '4']) ids.unshift(await begin(learner, title));
    ids.unshift(await begin(learner, '5', 'learned'));
    await begin(other, '6');
    for (const id of [...ids].reverse()) {
      world.now += 1000;
      await world.ask(setCollected, { id, collected: 'Y' }, { userId: learner });
    }
    await world.in(1001, (scope) =>
      scope.tx
        .update(courses)
        .set({ state: 'off_shelf' })
        .where(scope.only(courses, eq(courses.id, ids[0] ?? 0))),
    );
    const found = await ask(learner);
    expect(found.counts).toEqual({ learning: 4, learned: 1 });
    expect(found.recent.map(({ course }) => course.id)).toEqual(ids.slice(1));
    expect(found.collected.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await ask(other)).toMatchObject({ counts: { learning: 1, learned: 0 }, collected: [] });
  });

  it('is empty for someone who has begun nothing [UI-08]', async () => {
    expect(await ask(await world.addLearner('M4'))).toMatchObject({
      points: { lifetime: 0, spendable: 0 },
      today: { seconds: 0 },
      streakDays: 0,
      recent: [],
      collected: [],
    });
  });
});
