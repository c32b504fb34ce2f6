import { type CallInput } from '@banyan/contracts';
import { myStudyInfo } from '@banyan/contracts/account';
import { studyHours } from '@banyan/contracts/course';
import { hideRank, medalList, rankByWeek, rankMenu } from '@banyan/contracts/mall';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Measure } from '../../effects/scored.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { saveDays } from '../course/progressRows.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { countGrowth } from '../medal/medal.service.ts';
import { addScore } from './addScore.ts';
import { rankingSettings } from './ranking.schema.ts';
import { sumTallies } from './tallies.job.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(allRoutes);
});

const score = (userId: number, total: number, source = '1', measure: Measure = 'hours', day?: string) =>
  world.in(1001, (scope) =>
    addScore(scope, { userId, measure, source, total, ...(day === undefined ? {} : { day }) }, (world.now += 1000), {
      grown: countGrowth,
    }),
  );
const week = { scope: 'all', measure: 'hours', period: 'week' } as const;
const ask = (userId: number, query: Partial<CallInput<typeof rankByWeek>> = {}) =>
  world.ask(rankByWeek, { ...week, ...query }, { userId });

describe('a ranking', () => {
  it('shares ranks among equals, first those who were there first, and counts nothing twice [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const ids = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await world.addLearner(name, name === 'd' ? '计量室' : '质量部'));
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await score(a, 30);
    await score(b, 20);
    await score(c, 20);
    await score(d, 10);
    await score(a, 30);
    const ranking = await ask(c);
    expect(ranking.places.map(({ rank, name, value }) => [rank, name, value])).toEqual([
      [1, 'a', 30],
      [2, 'b', 20],
      [2, 'c', 20],
      [4, 'd', 10],
    ]);
    expect(ranking.own).toEqual({ rank: 2, value: 20, equals: 1, next: 30 });
    await world.in(1001, sumTallies);
    expect((await ask(c)).own).toEqual(ranking.own);
    await score(c, 35);
    expect((await ask(c)).places.map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'c'],
      [2, 'a'],
      [3, 'b'],
      [4, 'd'],
    ]);
    const department = await ask(d, { scope: 'department' });
    expect([department.places.map(({ rank, name }) => [rank, name]), department.total]).toEqual([[[1, 'd']], 1]);
  });

  it('of study time, medals, home and study hours count the same minutes and days [MA-06] [SH-12] [CO-14]', async () => {
    world = await openWorld(allRoutes);
    world.now = Date.parse('2025-11-20T04:00:00Z');
    const learner = { userId: await world.addLearner('e') };
    for (const [date, seconds] of [
      ['2025-11-17', 59.9],
      ['2025-11-18', 119.9],
      ['2025-11-19', 90.5],
      ['2025-11-20', 90.5],
    ] as const) {
      const from = Date.parse(`${date}T01:00:00Z`);
      await world.as(learner, (ctx) => saveDays(ctx as Parameters<typeof saveDays>[0], from, from + seconds * 1000));
    }
    const home = await world.ask(myStudyInfo, {}, learner);
    const hours = await world.ask(studyHours, {}, learner);
    const days = async () => (await world.ask(medalList, {}, learner)).items.find(({ key }) => key === 'days7')?.done;
    const inRow = await days();
    expect((await ask(learner.userId)).own?.value).toBe(3);
    expect([home.weekS, hours.weekS, hours.yearS, hours.totalS]).toEqual([180, 180, 180, 180]);
    expect([inRow, home.streakDays, hours.streakDays, hours.longestStreak]).toEqual([3, 3, 3, 3]);
    expect(hours.days.map(({ date }) => date)).toEqual(['2025-11-18', '2025-11-19', '2025-11-20']);
    // The row holds until a whole day was missed.
    world.now = Date.parse('2025-11-21T04:00:00Z');
    expect(await days()).toBe(3);
    world.now = Date.parse('2025-11-22T04:00:00Z');
    expect(await days()).toBe(0);
  });

  it('shows the first ten and the own place with its neighbours [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const ids = [];
    for (let n = 0; n < 20; n += 1) {
      const id = await world.addLearner(`n${n}`);
      ids.push(id);
      await score(id, 100 - n);
    }
    const { places, total } = await ask(ids[15] ?? 0);
    expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18]);
    expect([total, places.find(({ own }) => own)?.rank]).toEqual([20, 16]);
  });

  it('begins its weeks on Monday and its months on the first, in the enterprise’s zone [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const id = await world.addLearner('zone');
    // Sunday 23:59 in Shanghai, then Monday 00:01.
    world.now = Date.parse('2025-11-16T15:58:00Z');
    await score(id, 10, 'sunday');
    world.now = Date.parse('2025-11-16T16:01:00Z');
    await score(id, 5, 'monday');
    const now = await ask(id);
    expect([now.from, now.to, now.own?.value]).toEqual(['2025-11-17', '2025-11-23', 5]);
    expect(now.history.slice(-2)).toEqual([
      { from: '2025-11-10', value: 10 },
      { from: '2025-11-17', value: 5 },
    ]);
    expect((await ask(id, { period: 'month' })).own?.value).toBe(15);
    expect((await ask(id, { period: 'year' })).own?.value).toBe(15);
  });

  it('averages departments of five or more, the own one with its rank wherever it stands [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const people = new Map<string, number>();
    for (const [index, department] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
      for (let n = 0; n < 5; n += 1) {
        const id = await world.addLearner(`${department}${n}`, department);
        people.set(`${department}${n}`, id);
        await score(id, 100 - index * 10);
      }
    }
    await score(await world.addLearner('alone', 'h'), 500);
    const { departments } = await ask(people.get('g0') ?? 0);
    expect(departments.map(({ rank, name, value, own }) => [rank, name, value, own])).toEqual([
      [1, 'a', 100, false],
      [2, 'b', 90, false],
      [3, 'c', 80, false],
      [4, 'd', 70, false],
      [5, 'e', 60, false],
      [7, 'g', 40, true],
    ]);
    // A person who moves leaves the name of the department behind.
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ department: { zh_cn: 'z' } })
        .where(scope.only(users, sql`${users.department} ->> 'zh_cn' = 'a'`)),
    );
    expect((await ask(people.get('g0') ?? 0)).departments[0]?.name).toBe('a');
  });

  it('shows no name of somebody who hides while a score is written [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const [first, second] = [await world.addLearner('r1'), await world.addLearner('r2')];
    await score(second, 5);
    await Promise.all([score(first, 30), world.ask(hideRank, { hidden: 'Y' }, { userId: first })]);
    const seen = await ask(second);
    expect([seen.places.map(({ name }) => name), seen.total]).toEqual([['r2'], 1]);
  });

  it('gives nobody’s place to those who hide, who still see their own [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const [first, second] = [await world.addLearner('h1', '质量部'), await world.addLearner('h2', '质量部')];
    await score(first, 30);
    await score(second, 20);
    await world.ask(hideRank, { hidden: 'Y' }, { userId: first });
    await score(first, 31);
    const seen = await ask(second);
    expect(seen.places.map(({ rank, name }) => [rank, name])).toEqual([[1, 'h2']]);
    expect([seen.total, seen.own?.rank]).toEqual([1, 1]);
    const own = await ask(first);
    expect([own.hidden, own.own?.rank, own.places.some((place) => place.own)]).toEqual([true, 1, false]);
    await world.ask(hideRank, { hidden: 'N' }, { userId: first });
    expect((await ask(second)).places.map(({ name }) => name)).toEqual(['h1', 'h2']);
  });

  it('is not there where the enterprise has turned rankings off [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const userId = await world.addLearner('off', '质量部');
    await score(userId, 5);
    expect((await world.ask(rankMenu, {}, { userId })).scopes.map(({ scope }) => scope)).toEqual(['all', 'department']);
    await world.in(1001, (scope) => scope.tx.insert(rankingSettings).values(scope.row(rankingSettings, { on: false })));
    expect(await ask(userId)).toMatchObject({ on: false, places: [], own: null });
    expect(await world.ask(rankMenu, {}, { userId })).toEqual({ scopes: [], measures: [] });
  });
});

describe('medals', () => {
  it('are earned by what happens and stay; what is missing is told [MA-06]', async () => {
    world = await openWorld(allRoutes);
    const userId = await world.addLearner('medal');
    for (const day of ['2025-11-17', '2025-11-18', '2025-11-19', '2025-11-19']) {
      await score(userId, 10, day, 'hours', day);
    }
    const medal = async (key: string) =>
      (await world.ask(medalList, {}, { userId })).items.find((one) => one.key === key);
    expect((await medal('days3'))?.earnedAt).toBeGreaterThan(0);
    expect(await medal('days7')).toMatchObject({ done: 3, goal: 7, earnedAt: null });
    await score(userId, 10, '2025-11-25', 'hours', '2025-11-25');
    world.now = Date.parse('2025-11-25T10:00:00Z');
    expect((await medal('days3'))?.earnedAt).toBeGreaterThan(0);
    expect(await medal('days7')).toMatchObject({ done: 1 });
    expect((await world.ask(medalList, {}, { userId: null })).items.every(({ done }) => done === 0)).toBe(true);
  });
});
