import { pointsEntries as entriesCall, pointsHome, sevenSign, signToday } from '@banyan/contracts/mall';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { testOutside } from '../../testing/outside.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { clearPoints } from './clearing.job.ts';
import { pointsSettings, pointsTasks } from './points.schema.ts';
import { balanceOf, earnPoints, givePoints, spendPoints } from './points.service.ts';

const DAY = 86_400_000;
const { log } = Fastify({ logger: false });
let world: World;
beforeAll(async () => {
  world = await openWorld(allRoutes);
  await world.in(1001, (scope) =>
    scope.tx
      .insert(pointsTasks)
      .values([
        scope.row(pointsTasks, { rule: 'points.sign', dailyLimit: 20, position: 1 }),
        scope.row(pointsTasks, { rule: 'test.task', points: 15, dailyLimit: 40, position: 2 }),
      ]),
  );
  await world.in(1001, (scope) =>
    scope.tx
      .insert(pointsSettings)
      .values(scope.row(pointsSettings, { clears: true, signPoints: [5, 5, 5, 5, 5, 5, 20] })),
  );
});

describe('signing in', () => {
  it('brings points once a day and more on the seventh; a gap begins anew [MA-05]', async () => {
    const userId = await world.addLearner('S1');
    const earned = [];
    for (let day = 0; day < 8; day += 1) {
      earned.push((await world.ask(signToday, {}, { userId })).earned);
      world.now += DAY;
    }
    expect(earned).toEqual([5, 5, 5, 5, 5, 5, 20, 5]);
    // One day was missed.
    world.now += DAY;
    const before = await world.ask(sevenSign, {}, { userId });
    expect([before.signed, before.streakDays, before.days[0]?.state]).toEqual([false, 0, 'today']);
    const told = await Promise.all(Array.from({ length: 5 }, () => world.ask(signToday, {}, { userId })));
    expect(told.map((one) => one.earned).sort()).toEqual([0, 0, 0, 0, 5]);
    expect(await world.ask(pointsHome, {}, { userId })).toMatchObject({ spendable: 60, lifetime: 60, signed: true });
    const { items } = await world.ask(entriesCall, { tab: 'all', size: 1 }, { userId });
    expect(items).toMatchObject([{ rule: 'points.sign', points: 5 }]);
  });
});

describe('a task', () => {
  it('gives no more than its limit of a day, also when told of many at once, and again tomorrow [MA-05]', async () => {
    const userId = await world.addLearner('S2');
    const give = (id: number) =>
      world.in(1001, (scope) =>
        givePoints(scope, { userId, rule: 'test.task', source: { type: 'test', id: String(id) } }, 15, world.now),
      );
    const given = await Promise.all([1, 2, 3, 4, 5].map(give));
    expect(given.map(({ points }) => points).sort((a, b) => b - a)).toEqual([15, 15, 10, 0, 0]);
    const home = await world.ask(pointsHome, {}, { userId });
    expect(home.tasks.find(({ rule }) => rule === 'test.task')).toMatchObject({ today: 40, limit: 40 });
    // Signing in on a first day gives 5 and no more, whatever the rule allows on a seventh.
    expect(home.leftToday).toBe(5);
    await world.ask(signToday, {}, { userId });
    const after = await world.ask(pointsHome, {}, { userId });
    expect(after.tasks.find(({ rule }) => rule === 'points.sign')).toMatchObject({ today: 5, limit: 5 });
    expect(after.leftToday).toBe(0);
    world.now += DAY;
    expect((await give(6)).points).toBe(15);
  });
});

describe('clearing', () => {
  it('leaves what is spent while it runs to whoever spent it [MA-05]', async () => {
    const userId = await world.addLearner('S4');
    const on = (day: string) => Date.parse(`${day}T04:00:00Z`);
    const reason = (id: string) => ({ userId, rule: 'test.old', source: { type: 'test', id } });
    await world.in(1001, (scope) => earnPoints(scope, reason('old'), 100, on('2027-05-01')));
    await world.in(1001, (scope) => earnPoints(scope, reason('new'), 50, on('2028-03-01')));
    let spent = Promise.resolve();
    await world.in(1001, async (scope) => {
      await spendPoints(scope, reason('spent'), 30, on('2029-01-01'));
      // The job counts before these are spent, and takes after.
      spent = world.in(1001, (other) =>
        clearPoints.run(
          { ...testOutside(), scope: other, now: on('2029-01-01'), log, emit: () => Promise.resolve() },
          {},
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await spent;
    expect(await world.in(1001, (scope) => balanceOf(scope, userId))).toEqual({ lifetime: 150, spendable: 50 });
  });

  it('takes at New Year what was earned before the year that ended and not spent, once [MA-05]', async () => {
    const userId = await world.addLearner('S3');
    const on = (day: string) => Date.parse(`${day}T04:00:00Z`);
    const reason = (id: string) => ({ userId, rule: 'test.old', source: { type: 'test', id } });
    await world.in(1001, async (scope) => {
      await earnPoints(scope, reason('old'), 100, on('2025-05-01'));
      await earnPoints(scope, reason('new'), 50, on('2026-03-01'));
      await spendPoints(scope, reason('spent'), 30, on('2026-04-01'));
    });
    world.now = on('2026-06-01');
    expect((await world.ask(pointsHome, {}, { userId })).clearing).toEqual({
      points: 70,
      at: Date.parse('2026-12-31T16:00:00Z'),
    });
    const clear = (now: number) =>
      world.in(1001, (scope) =>
        clearPoints.run({ ...testOutside(), scope, now, log, emit: () => Promise.resolve() }, {}),
      );
    await clear(on('2026-12-31'));
    expect(await world.in(1001, (scope) => balanceOf(scope, userId))).toEqual({ lifetime: 150, spendable: 120 });
    await clear(on('2027-01-01'));
    await clear(on('2027-01-02'));
    expect(await world.in(1001, (scope) => balanceOf(scope, userId))).toEqual({ lifetime: 150, spendable: 50 });
  });
});
