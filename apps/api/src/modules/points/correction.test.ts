import { pointsEntries as entriesCall, pointsHome, rankByWeek } from '@banyan/contracts/mall';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '../../days/days.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes, correctionPorts } from '../index.ts';
import { correct } from './correction.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(allRoutes);
});

let lessons = 0;
const earn = (userId: number, points: number) =>
  world.as({ userId }, ({ emit, scope }) =>
    emit(scope, pointsEarned, {
      userId,
      rule: 'test.rule',
      source: { type: 'test', id: String((lessons += 1)) },
      points,
    }),
  );
const fix = (account: string, points: number, day?: string) =>
  world.in(1001, (scope) =>
    correct(
      scope,
      { account, points, reason: 'counted twice', ...(day === undefined ? {} : { day }) },
      world.now,
      correctionPorts,
    ),
  );
const rank = (userId: number, period: 'week' | 'month' | 'year') =>
  world.ask(rankByWeek, { scope: 'all', measure: 'points', period }, { userId });
const at = (day: string) => Date.parse(`${day}T04:00:00Z`);

it('moves the rankings of the day on which the wrong entry was made [MA-05] [MA-06]', async () => {
  const [one, other] = [await world.addLearner('one'), await world.addLearner('other')];
  world.now = at('2025-11-12');
  await earn(one, 80);
  await earn(other, 50);
  world.now = at('2025-11-20');
  await earn(one, 10);
  await earn(other, 5);
  expect((await rank(one, 'month')).places.map(({ name, value }) => [name, value])).toEqual([
    ['one', 90],
    ['other', 55],
  ]);

  expect(await fix('one', -60, '2025-11-12')).toEqual({ done: true, spendable: 30 });
  // The week of the correction is not affected.
  const week = await rank(one, 'week');
  expect(week.places.map(({ name, value }) => [name, value])).toEqual([
    ['one', 10],
    ['other', 5],
  ]);
  expect(week.history.slice(-2).map(({ value }) => value)).toEqual([20, 10]);
  for (const period of ['month', 'year'] as const) {
    const { places, total } = await rank(one, period);
    expect([total, ...places.map(({ name, rank: place, value }) => [name, place, value])]).toEqual([
      2,
      ['other', 1, 55],
      ['one', 2, 30],
    ]);
  }
  expect(await fix('one', 5, '2025-11-21')).toEqual({ done: false, why: 'later' });
  expect(await fix('one', -31, '2025-11-12')).toEqual({ done: false, why: 'short', spendable: 30 });
  expect((await rank(one, 'month')).own?.value).toBe(30);
  expect(await fix('one', 15)).toMatchObject({ done: true });
  expect((await rank(one, 'week')).own).toMatchObject({ rank: 1, value: 25 });
});

const steps = fc.array(
  fc.record({
    corrects: fc.boolean(),
    points: fc.integer({ min: 1, max: 40 }),
    missing: fc.boolean(),
    before: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 12 },
);

it('leaves balance and rankings the sums of the entries, whatever is earned and put right [MA-05] [MA-06]', async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const account = `sum${(people += 1)}`;
      const userId = await world.addLearner(account);
      world.now = at('2025-11-20');
      for (const { before, corrects, missing, points } of all) {
        if (corrects)
          await fix(account, missing ? points : -points, addDays(dayOf(world.now, 'Asia/Shanghai'), -before));
        else await earn(userId, points);
      }
      const entries = await world.ask(entriesCall, { tab: 'all', size: 50 }, { userId });
      const sum = entries.items.reduce((total, { points }) => total + points, 0);
      expect(await world.ask(pointsHome, {}, { userId })).toMatchObject({ lifetime: sum, spendable: sum });
      expect((await rank(userId, 'year')).own?.value ?? 0).toBe(sum);
    }),
    { numRuns: 12 },
  );
});
