import { ErrorCode } from '@banyan/contracts';
import { courseReward, giveReward, mostReward, type RewardRefusal } from '@banyan/contracts/course';
import { pointsEntries } from '@banyan/contracts/mall';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../course/course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { balanceOf, earnPoints } from '../points/points.service.ts';

let world: CourseWorld;
let made = 0;
const no = (refusal: RewardRefusal) => ({ code: ErrorCode.rewardRefused, data: { refusal } });

beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
});

async function learner(points: number): Promise<number> {
  made += 1;
  const userId = await world.addLearner(`giver${made}`);
  const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
  if (points > 0) await world.in(1001, (scope) => earnPoints(scope, reason, points, world.now));
  return userId;
}

/** A course of a lecturer. */
async function taught(kind: 'internal' | 'external', userId: number | null): Promise<number> {
  made += 1;
  const lecturerId = await world.addLecturer(`讲师${made}`);
  const { id } = await world.addCourse();
  await world.in(1001, async (scope) => {
    await scope.tx
      .update(lecturers)
      .set({ kind, userId })
      .where(scope.only(lecturers, eq(lecturers.id, lecturerId)));
    await scope.tx
      .update(courses)
      .set({ lecturerId })
      .where(scope.only(courses, eq(courses.id, id)));
  });
  return id;
}

const spendable = async (userId: number) => (await world.in(1001, (scope) => balanceOf(scope, userId))).spendable;

describe('a reward for the lecturer of a course', () => {
  it('moves points from one account to the other, and tells both what for [CO-09] [LE-04]', async () => {
    const [from, to] = [await learner(100), await learner(0)];
    const id = await taught('internal', to);
    const { gift } = await world.ask(giveReward, { id, points: 30 }, { userId: from });
    expect(gift).toMatchObject({ points: 30 });
    expect([await spendable(from), await spendable(to)]).toEqual([70, 30]);
    expect(await world.ask(courseReward, { id }, { userId: from })).toMatchObject({
      items: [{ points: 30 }],
      ...{ points: 30, people: 1, refusal: null, spendable: 70, leftToday: 470 },
    });
    const entries = await world.ask(pointsEntries, { tab: 'earned' }, { userId: to });
    expect(entries.items[0]).toMatchObject({ rule: 'reward.received', points: 30 });
  });

  it('is for lecturers of the enterprise with an account alone, and not for oneself [LE-04]', async () => {
    const userId = await learner(50);
    const cases = [
      [await taught('external', await learner(0)), 'external'],
      [await taught('internal', null), 'noAccount'],
      [await taught('internal', userId), 'own'],
    ] as const;
    for (const [id, refusal] of cases) {
      expect(await world.refusal(giveReward, { id, points: 5 }, { userId })).toEqual(no(refusal));
      expect((await world.ask(courseReward, { id }, { userId })).refusal).toBe(refusal);
    }
    expect(await spendable(userId)).toBe(50);
  });

  it('has bounds: what is there, and what a day may see, also at once [CO-09]', async () => {
    const to = await learner(0);
    const id = await taught('internal', to);
    const poor = await learner(4);
    expect(await world.refusal(giveReward, { id, points: 5 }, { userId: poor })).toEqual(no('points'));
    expect([await spendable(poor), await spendable(to)]).toEqual([4, 0]);
    const rich = await learner(2000);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => world.refusal(giveReward, { id, points: mostReward }, { userId: rich })),
    );
    expect(outcomes.filter((one) => one === undefined)).toHaveLength(2);
    expect(outcomes).toContainEqual(no('day'));
    expect(await spendable(rich)).toBe(2000 - 2 * mostReward);
    const left = async () => (await world.ask(courseReward, { id }, { userId: rich })).leftToday;
    expect(await left()).toBe(500 - 2 * mostReward);
    world.now += 86_400_000;
    await world.ask(giveReward, { id, points: 5 }, { userId: rich });
    expect(await left()).toBe(495);
  });

  it('is given ten times in ten minutes: the lecturer is told of each [CO-09]', async () => {
    const userId = await learner(100);
    const id = await taught('internal', await learner(0));
    const give = () => world.refusal(giveReward, { id, points: 1 }, { userId });
    for (let n = 0; n < 10; n += 1) expect(await give()).toBeUndefined();
    expect(await give()).toMatchObject({ code: ErrorCode.tooFrequent, data: { act: 'reward', retryAfterS: 600 } });
    expect(await spendable(userId)).toBe(90);
  });
});
