import { v } from '@banyan/contracts';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { users } from '../platform/enterprise.schema.ts';
import { testDatabase, testPlace } from '../testing/database.ts';
import { addEnterprise, addUser } from '../testing/fixtures.ts';
import { testOutside } from '../testing/outside.ts';
import { runProgram } from '../testing/process.ts';
import { defineJob } from './job.ts';
import { openQueue, type OpenQueue } from './queue.ts';
import { creditOnce, creditSlowly } from './testing/creditJob.ts';

const { log } = Fastify({ logger: false });
const outside = testOutside();
const failing = defineJob({
  name: 'test.failing',
  data: v.object({}),
  run: () => Promise.reject(new Error('not today')),
});
const nightly = defineJob({
  name: 'test.nightly',
  data: v.object({}),
  every: '0 3 * * *',
  run: async ({ scope }) => {
    await scope.tx
      .update(users)
      .set({ credit: sql`${users.credit} + 100` })
      .where(scope.only(users));
  },
});

let db: Database;
let queue: OpenQueue;
const learner = new Map<number, number>();
const creditOf = (eid: number) =>
  inTenant(db, eid, async ({ tx, only }) => {
    const [row] = await tx
      .select({ credit: users.credit })
      .from(users)
      .where(only(users, eq(users.id, learner.get(eid) ?? 0)));
    return row?.credit;
  });

beforeAll(async () => {
  db = await testDatabase();
  for (const eid of [0, 1001]) await addEnterprise(db, { eid });
  queue = await openQueue({ db, jobs: [creditOnce, failing, nightly], outside, log, now: Date.now });
});
afterAll(() => queue.close());
beforeEach(async () => {
  for (const eid of [0, 1001]) learner.set(eid, await addUser(db, eid, { account: crypto.randomUUID() }));
});

const order = (eid: number, then: () => void = () => undefined) =>
  inTenant(db, eid, async (scope) => {
    await queue.add(scope, creditOnce, { userId: learner.get(eid) ?? 0 });
    // Its own rows are accessible again, and no other's.
    expect(await scope.tx.select({ eid: users.eid }).from(users)).toContainEqual({ eid });
    then();
  });

describe('a job', () => {
  it('is taken up with the transaction that asks for it, and done once in its enterprise', async () => {
    await order(1001);
    expect(await creditOf(1001)).toBe(0);
    expect(await queue.drain()).toBe(1);
    expect(await queue.drain()).toBe(0);
    expect(await creditOf(1001)).toBe(1);
    expect(await creditOf(0)).toBe(0);
  });

  it('is none when that transaction is rolled back', async () => {
    const refused = order(1001, () => {
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await queue.drain()).toBe(0);
  });

  it('that fails leaves nothing behind, says why and waits for its next attempt', async () => {
    await inTenant(db, 0, (scope) => queue.add(scope, failing, {}));
    await expect(queue.drain()).rejects.toThrow('not today');
    const { rows } = await db.executeSql(`select state, output from pgboss.job where name = 'test.failing'`);
    expect(rows).toMatchObject([{ state: 'retry', output: { message: 'Error: not today' } }]);
    expect(await queue.drain()).toBe(0);
  });

  it('by the clock is done in every enterprise', async () => {
    await db.executeSql(
      `insert into pgboss.job (name, data) values ('jobs.everyEnterprise', '{"job": "test.nightly"}'::jsonb)`,
    );
    expect(await queue.drain()).toBe(3);
    expect([await creditOf(0), await creditOf(1001)]).toEqual([100, 100]);
    await queue.start();
    const { rows } = await db.executeSql(`select key, cron from pgboss.schedule`);
    expect(rows).toEqual([{ key: 'test.nightly', cron: '0 3 * * *' }]);
  });
});

it('the tables of jobs cannot be reached as a tenant', async () => {
  for (const statement of [
    sql`select * from pgboss.job`,
    sql`delete from pgboss.job`,
    sql`insert into pgboss.job (name) values ('test.credit')`,
  ]) {
    const attempt = inTenant(db, 1001, ({ tx }) => tx.execute(statement));
    await expect(attempt).rejects.toHaveProperty('cause.code', '42501');
  }
});

it('a job whose process is killed in the middle is done anew, and its effect is there once', async () => {
  const place = await testPlace();
  const prepared = await place.open();
  await addEnterprise(prepared, { eid: 0 });
  const userId = await addUser(prepared, 0, { account: 'li' });
  const first = await openQueue({
    db: prepared,
    jobs: [creditSlowly],
    outside,
    log,
    now: Date.now,
    expireInSeconds: 1,
  });
  await inTenant(prepared, 0, (scope) => first.add(scope, creditSlowly, { userId }));
  await first.close();
  await prepared.close();

  const killed = runProgram('jobs/testing/slowProcess', [], place.env);
  await killed.says('has written, not committed');
  killed.signal('SIGKILL');
  await killed.ended;

  const again = await place.open();
  const jobs = [{ ...creditSlowly, run: creditOnce.run }];
  const second = await openQueue({
    db: again,
    jobs,
    outside,
    log,
    now: Date.now,
    expireInSeconds: 1,
    watchEverySeconds: 1,
  });
  const credit = () =>
    inTenant(again, 0, async ({ tx, only }) => (await tx.select().from(users).where(only(users)))[0]?.credit);
  expect(await credit()).toBe(0);
  await second.start();
  await expect.poll(credit, { timeout: 20_000 }).toBe(1);
  expect(await second.drain()).toBe(0);
  await second.close();
  await again.close();
  await place.remove();
});
