import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from './db/tenant.ts';
import { pointsEntries } from './modules/points/points.schema.ts';
import { earnPoints } from './modules/points/points.service.ts';
import { testPlace, type TestPlace } from './testing/database.ts';
import { addEnterprise, addUser } from './testing/fixtures.ts';
import { runProgram } from './testing/process.ts';

const [eid, account] = [1001, 'H20381'];
let place: TestPlace;
beforeAll(async () => {
  place = await testPlace();
  const db = await place.open();
  await addEnterprise(db, { eid, host: 'a.localhost' });
  const userId = await addUser(db, eid, { account });
  const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
  await inTenant(db, eid, (scope) => earnPoints(scope, reason, 80, Date.now()));
  await db.close();
});
afterAll(() => place.remove());

/** Exit code and words of `npm run points`. */
async function points(...args: string[]): Promise<readonly [number | null, string]> {
  const run = runProgram('points-cli', args, { ...place.env, BANYAN_DEMO: 'N' });
  return [await run.ended, run.said()];
}
const correct = (...more: string[]) => points('correct', '--eid', String(eid), '--account', account, ...more);

it('puts points right by an entry with its reason, and takes no more than there is [MA-05]', async () => {
  const [code, words] = await correct('--points', '-50', '--reason', 'Counted twice');
  expect(code, words).toBe(0);
  expect(words).toContain('H20381 has 30 points now');
  const [short, why] = await correct('--points', '-31', '--reason', 'Once more');
  expect(short).toBe(6);
  expect(why).toContain('Nothing was changed: H20381 has 30 points to spend');
  const db = await place.open();
  const entries = await inTenant(db, eid, ({ tx, only }) =>
    tx
      .select({ lifetime: pointsEntries.lifetime, spendable: pointsEntries.spendable, note: pointsEntries.note })
      .from(pointsEntries)
      .where(only(pointsEntries, eq(pointsEntries.rule, 'points.corrected'))),
  );
  await db.close();
  expect(entries).toEqual([{ lifetime: -50, spendable: -50, note: 'Counted twice' }]);
});

it('says which setting is missing [MA-05]', async () => {
  const [code, words] = await correct('--points', '-5');
  expect(code).toBe(2);
  expect(words).toContain('--reason is missing');
});
