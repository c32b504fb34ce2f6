import { randomInt, randomUUID } from 'node:crypto';
import { readConfig } from '../../../config.ts';
import { openDatabase } from '../../../db/client.ts';
import { inTenant } from '../../../db/tenant.ts';
import { earnPoints, holdBalances, returnPoints, spendPoints } from '../points.service.ts';

// Clients that move points between the accounts of one enterprise until the process is killed. Prints the id of each
// transfer that was acknowledged.
const [eid = 0, clients = 0, ...accounts] = process.argv.slice(2).map(Number);
const db = await openDatabase(readConfig(process.env));
const someone = () => accounts[randomInt(accounts.length)] ?? 0;

async function move(): Promise<void> {
  const [from, to, id, points] = [someone(), someone(), randomUUID(), 1 + randomInt(60)];
  if (from === to) return;
  const source = { type: 'test', id };
  const moved = await inTenant(db, eid, async (scope) => {
    await holdBalances(scope, [from, to]);
    const taken = await spendPoints(scope, { userId: from, rule: 'bank.given', source }, points, Date.now());
    if (taken !== 'done') return false;
    await earnPoints(scope, { userId: to, rule: 'bank.taken', source }, points, Date.now());
    // Every tenth is cancelled at once.
    if (points % 10 > 0) return true;
    await spendPoints(scope, { userId: to, rule: 'bank.calledOff', source }, points, Date.now());
    await returnPoints(scope, { userId: from, rule: 'bank.returned', source }, points, Date.now());
    return true;
  });
  if (moved) process.stdout.write(`moved ${id}\n`);
}

async function client(): Promise<never> {
  for (;;) await move();
}

await Promise.all(Array.from({ length: clients }, client));
