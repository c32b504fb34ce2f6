import { expect, it } from 'vitest';
import { inTenant } from '../../db/tenant.ts';
import { addEnterprise, addUser } from '../../testing/fixtures.ts';
import { testPlace } from '../../testing/database.ts';
import { runProgram } from '../../testing/process.ts';
import { pointsBalances, pointsEntries } from './points.schema.ts';
import { earnPoints } from './points.service.ts';

const eid = 1001;
const ACCOUNTS = 50;
const CLIENTS = 32;
const EACH = 1_000;

it('points moved by 32 clients, whose processes are killed again and again, are neither lost nor made [MA-01]', async () => {
  const place = await testPlace();
  // A single process with the embedded database proves enough by its first end.
  const kills = place.servers > 1 ? 3 : 1;
  const prepared = await place.open();
  await addEnterprise(prepared, { eid, host: 'a.localhost' });
  const accounts: number[] = [];
  for (let no = 0; no < ACCOUNTS; no += 1) {
    const userId = await addUser(prepared, eid, { account: `b${no}` });
    const reason = { userId, rule: 'bank.opened', source: { type: 'test', id: '1' } };
    await inTenant(prepared, eid, (scope) => earnPoints(scope, reason, EACH, Date.now()));
    accounts.push(userId);
  }
  await prepared.close();

  const acknowledged = new Set<string>();
  const args = [eid, CLIENTS / place.servers, ...accounts].map(String);
  for (let kill = 0; kill < kills; kill += 1) {
    const banks = Array.from({ length: place.servers }, () =>
      runProgram('modules/points/testing/bank', args, place.env),
    );
    const moves = () => banks.flatMap((bank) => bank.said().match(/^moved \S{36}$/gm) ?? []);
    await expect.poll(() => moves().length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(100);
    for (const bank of banks) bank.signal('SIGKILL');
    await Promise.all(banks.map(({ ended }) => ended));
    for (const line of moves()) acknowledged.add(line.slice('moved '.length));
  }

  const after = await place.open();
  const { balances, entries } = await inTenant(after, eid, async ({ only, tx }) => ({
    balances: await tx.select().from(pointsBalances).where(only(pointsBalances)),
    entries: await tx.select().from(pointsEntries).where(only(pointsEntries)),
  }));
  await after.close();
  await place.remove();

  const idsOf = (rule: string) =>
    new Set(entries.filter((entry) => entry.rule === rule).map((entry) => entry.sourceId));
  const given = idsOf('bank.given');
  expect(idsOf('bank.taken')).toEqual(given);
  expect(idsOf('bank.returned')).toEqual(idsOf('bank.calledOff'));
  expect([...acknowledged].filter((id) => !given.has(id))).toEqual([]);
  for (const { lifetime, spendable, userId } of balances) {
    const own = entries.filter((entry) => entry.userId === userId);
    expect({ lifetime, spendable }, String(userId)).toEqual({
      lifetime: own.reduce((sum, entry) => sum + entry.lifetime, 0),
      spendable: own.reduce((sum, entry) => sum + entry.spendable, 0),
    });
  }
  expect(balances.reduce((sum, { spendable }) => sum + spendable, 0)).toBe(ACCOUNTS * EACH);
}, 240_000);
