import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { replayStore } from '../http/replay.ts';
import { idempotentAnswers, usedNonces } from '../http/transport.schema.ts';
import { pageEvents } from '../platform/enterprise.schema.ts';
import { allSweeps } from '../modules/index.ts';
import { loginAttempts, sessions } from '../platform/session.schema.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { sweep, type Sweep } from './sweep.ts';

const now = Date.UTC(2026, 5, 1);
const day = 86_400_000;
let db: Database;

beforeAll(async () => {
  db = await testDatabase();
  for (const eid of [0, 1001, 1002]) {
    await addEnterprise(db, { eid });
    const user = await addUser(db, eid, { account: 'u' });
    await addSession(db, eid, user, { now });
    await addSession(db, eid, user, { now: now - 61 * day });
    await inTenant(db, eid, async (scope) => {
      const answer = (key: string, expiresAt: Date) => ({
        owner: '1',
        key,
        call: 'c',
        inputHash: Buffer.from('h'),
        answer: {},
        expiresAt,
      });
      const rows = [answer('old', new Date(now - 1)), answer('new', new Date(now + 1))];
      await scope.tx.insert(idempotentAnswers).values(rows.map((row) => scope.row(idempotentAnswers, row)));
      const attempts = [
        { subject: 'account:old', failures: 1, since: new Date(now - day - 1) },
        { subject: 'account:new', failures: 1, since: new Date(now) },
      ];
      const events = [31, 29].map((days) => ({
        kind: 'page_view' as const,
        at: new Date(now - days * day),
        path: `/${days}`,
        title: '',
      }));
      await scope.tx.insert(pageEvents).values(events.map((row) => scope.row(pageEvents, row)));
      await scope.tx.insert(loginAttempts).values(attempts.map((row) => scope.row(loginAttempts, row)));
    });
  }
  await replayStore(db).claim('k', 'old', now - 1);
  await replayStore(db).claim('k', 'new', now + 1);
  await db.orm.execute(sql`insert into rate_windows values ('old', 1, 1), ('new', ${Math.floor(now / 60_000)}, 1)`);
});

it('removes what has run out in every enterprise, page views after 30 days, and nothing else [SH-04]', async () => {
  await sweep({ db, files: memoryStorage(), now: () => now }, allSweeps);
  for (const eid of [0, 1001, 1002]) {
    await inTenant(db, eid, async (scope) => {
      const { tx } = scope;
      expect(await tx.select().from(sessions).where(scope.only(sessions))).toHaveLength(1);
      const answers = await tx.select().from(idempotentAnswers).where(scope.only(idempotentAnswers));
      expect(answers.map(({ key }) => key)).toEqual(['new']);
      const attempts = await tx.select().from(loginAttempts).where(scope.only(loginAttempts));
      const events = await tx.select().from(pageEvents).where(scope.only(pageEvents));
      expect(events.map(({ path }) => path)).toEqual(['/29']);
      expect(attempts.map(({ subject }) => subject)).toEqual(['account:new']);
    });
  }
  expect((await db.orm.select().from(usedNonces)).map(({ jti }) => jti)).toEqual(['new']);
  const { rows } = await db.orm.execute<{ subject: string }>(sql`select subject from rate_windows`);
  expect(rows).toEqual([{ subject: 'new' }]);
});

it('goes on with the other sweeps and enterprises where one fails, as when the file store is away', async () => {
  const swept: number[] = [];
  const away: Sweep = () => Promise.reject(new Error('the store is away'));
  const other: Sweep = ({ inTenant: within }) => within(({ eid }) => Promise.resolve(void swept.push(eid)));
  const ports = { db, files: memoryStorage(), now: () => now };
  await expect(sweep(ports, [away, other])).rejects.toThrow('3 sweeps failed');
  expect(swept).toEqual([0, 1001, 1002]);
});
