import { getUserInfo } from '@banyan/contracts/account';
import { pointsEntries as entriesCall } from '@banyan/contracts/mall';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../../testing/fixtures.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { allRoutes, correctionPorts } from '../index.ts';
import { auditPoints } from './audit.job.ts';
import { olderPoints } from './clearing.ts';
import { correct } from './correction.ts';
import { pointsBalances, pointsEntries } from './points.schema.ts';
import { earnPoints, spendPoints, takeBackPoints, type PointsReason } from './points.service.ts';
import { testOutside } from '../../testing/outside.ts';

const eid = 1001;
const now = Date.UTC(2026, 5, 1);
let db: Database;
let userId: number;
const on = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(db, eid, work);
const because = (id: number | string, rule = 'test.rule'): PointsReason => ({
  userId,
  rule,
  source: { type: 'test', id: String(id) },
});

beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid, host: 'a.localhost' });
});
beforeEach(async () => {
  userId = await addUser(db, eid, { account: crypto.randomUUID() });
});

/** The values of all three places that store a person's points. */
const standing = () =>
  on(async ({ tx, only }) => {
    const [balance] = await tx
      .select()
      .from(pointsBalances)
      .where(only(pointsBalances, eq(pointsBalances.userId, userId)));
    const entries = await tx
      .select()
      .from(pointsEntries)
      .where(only(pointsEntries, eq(pointsEntries.userId, userId)));
    const [user] = await tx
      .select()
      .from(users)
      .where(only(users, eq(users.id, userId)));
    return {
      spendable: balance?.spendable ?? 0,
      lifetime: balance?.lifetime ?? 0,
      score: user?.score,
      sums: {
        spendable: entries.reduce((sum, entry) => sum + entry.spendable, 0),
        lifetime: entries.reduce((sum, entry) => sum + entry.lifetime, 0),
      },
    };
  });

const steps = fc.array(
  fc.record({ spends: fc.boolean(), points: fc.integer({ min: 1, max: 50 }), source: fc.integer({ min: 1, max: 12 }) }),
  { minLength: 1, maxLength: 25 },
);

describe('points', () => {
  it('are the sum of their entries and never below zero, whatever is earned and spent at once [CO-05] [MA-01]', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        userId = await addUser(db, eid, { account: crypto.randomUUID() });
        await Promise.all(
          all.map(({ spends, points, source }) =>
            on((scope) =>
              spends
                ? spendPoints(scope, because(source, 'test.spend'), points, now)
                : earnPoints(scope, because(source, 'test.earn'), points, now),
            ),
          ),
        );
        const { sums, spendable, lifetime, score } = await standing();
        expect({ spendable, lifetime }).toEqual(sums);
        expect(score).toBe(spendable);
        expect(spendable).toBeGreaterThanOrEqual(0);
        expect(lifetime).toBeGreaterThanOrEqual(spendable);
      }),
      { numRuns: 15 },
    );
  });

  it('are given once for one rule and source, also by many at once [CO-05]', async () => {
    const told = await Promise.all(
      Array.from({ length: 8 }, () => on((scope) => earnPoints(scope, because(7), 15, now))),
    );
    expect(told.filter((one) => one === 'done')).toHaveLength(1);
    expect(told.filter((one) => one === 'already')).toHaveLength(7);
    expect(await standing()).toMatchObject({ spendable: 15, lifetime: 15 });
  });

  it('are spent only as far as there are any, and stay earned [MA-01]', async () => {
    await on((scope) => earnPoints(scope, because(1), 10, now));
    expect(await on((scope) => spendPoints(scope, because(2), 11, now))).toBe('short');
    expect(await on((scope) => spendPoints(scope, because(2), 10, now))).toBe('done');
    expect(await standing()).toMatchObject({ spendable: 0, lifetime: 10 });
  });

  it('that were spent and could not be revoked are not given a second time [CO-05] [MA-01]', async () => {
    await on((scope) => earnPoints(scope, because(1), 20, now));
    await on((scope) => spendPoints(scope, because(2), 15, now));
    expect(await on((scope) => takeBackPoints(scope, because(1), now))).toEqual(new Date(now));
    expect(await standing()).toMatchObject({ spendable: 0, lifetime: 0 });
    expect(await on((scope) => earnPoints(scope, because(1), 20, now))).toBe('done');
    expect(await standing()).toMatchObject({ spendable: 5, lifetime: 20, sums: { spendable: 5, lifetime: 20 } });
  });

  it('show as the score of whoever has them [CO-05]', async () => {
    await on((scope) => earnPoints(scope, because(1), 40, now));
    await on((scope) => spendPoints(scope, because(2), 15, now));
    const app = await testApp(db, sessionRoutes);
    const me = caller(app, { host: 'a.localhost:4000', eid, ...(await addSession(db, eid, userId)) });
    expect((await me(getUserInfo, {})).data).toMatchObject({ score: 25 });
  });
});

describe('a correction', () => {
  const account = 'H30001';
  const fix = (points: number, reason = 'counted twice') =>
    on((scope) => correct(scope, { account, points, reason }, now, correctionPorts));
  const entriesOf = async (asker: number) => {
    const world = await testApp(db, allRoutes);
    const me = caller(world, { host: 'a.localhost:4000', eid, ...(await addSession(db, eid, asker)) });
    return (await me(entriesCall, { tab: 'all' })).data;
  };

  it('is an entry more with its reason, which its owner reads, and changes both sums [MA-05]', async () => {
    userId = await addUser(db, eid, { account });
    await on((scope) => earnPoints(scope, because(1), 80, now));
    expect(await fix(-50)).toEqual({ done: true, spendable: 30 });
    expect(await fix(5, 'forgotten')).toEqual({ done: true, spendable: 35 });
    const { sums, ...standings } = await standing();
    expect(standings).toEqual({ spendable: 35, lifetime: 35, score: 35 });
    expect(sums).toEqual({ spendable: 35, lifetime: 35 });
    expect(await entriesOf(userId)).toMatchObject({
      items: [
        { rule: 'points.corrected', title: 'forgotten', points: 5 },
        { rule: 'points.corrected', title: 'counted twice', points: -50 },
        { rule: 'test.rule', points: 80 },
      ],
    });
    expect(await fix(-36)).toEqual({ done: false, why: 'short', spendable: 35 });
    expect(await standing()).toMatchObject({ spendable: 35, lifetime: 35 });
    const nobody = { account: 'H39999', points: 5, reason: 'r' };
    expect(await on((scope) => correct(scope, nobody, now, correctionPorts))).toEqual({ done: false, why: 'nobody' });
  });
});

it('clearing takes no more of last year’s points than a correction has left [MA-05]', async () => {
  const account = 'H30002';
  userId = await addUser(db, eid, { account });
  await on((scope) => earnPoints(scope, because(1), 80, Date.UTC(2025, 5, 1)));
  await on((scope) => correct(scope, { account, points: -50, reason: 'counted twice' }, now, correctionPorts));
  expect(await on((scope) => olderPoints(scope, userId, 2026))).toBe(30);
});

describe('entries', () => {
  it.each([
    ['changed', sql`update points_entries set spendable = 1000`],
    ['deleted', sql`delete from points_entries`],
  ])('are never %s, by no service', async (_what, statement) => {
    await on((scope) => earnPoints(scope, because(1), 10, now));
    await expect(on(({ tx }) => tx.execute(statement))).rejects.toHaveProperty('cause.code', '42501');
  });

  it('that do not add up to the sums are reported each night', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
    const audit = () =>
      on((scope) => auditPoints.run({ ...testOutside(), scope, now, log, emit: () => Promise.resolve() }, {}));
    await on((scope) => earnPoints(scope, because(1), 10, now));
    await audit();
    expect(lines).toEqual([]);
    await on(({ tx, only }) =>
      tx
        .update(users)
        .set({ score: 11 })
        .where(only(users, eq(users.id, userId))),
    );
    await audit();
    expect(lines.join()).toContain(`"users":[${userId}]`);
  });
});
