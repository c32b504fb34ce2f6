import { getUserInfo, login, updateInitialPassword } from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hashPassword } from '../modules/session/passwords.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { testApp } from '../testing/app.ts';
import { caller } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { loggedError } from './log.ts';
import { serve } from './serve.ts';

const lines: string[] = [];
let db: Database;
let app: FastifyInstance;
let li: { token: string; userid: string };

beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid: 1001, host: 'a.localhost' });
  li = await addSession(
    db,
    1001,
    await addUser(db, 1001, { account: 'li', passwordHash: await hashPassword('Banyan2026') }),
  );
  app = await testApp(db, sessionRoutes, { logLevel: 'debug', logStream: { write: (line) => lines.push(line) } });
});

const on = (who: object = {}) => caller(app, { host: 'a.localhost', eid: 1001, ...who });
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('log', () => {
  it('has a line for each refusal with its reason, call and code', async () => {
    lines.length = 0;
    await on({ ...li, userid: '7' })(getUserInfo, {});
    await on(li)(getUserInfo, {}, { fields: { debug: 'x' } });
    await on(li)(getUserInfo, {}, { now: Date.now() - 400_000 });
    expect(logged().map(({ msg, call, code, reason, http }) => ({ msg, call, code, reason, http }))).toEqual([
      { msg: 'refused', call: getUserInfo.name, code: 401, reason: 'user', http: 401 },
      { msg: 'refused', call: getUserInfo.name, code: 400, reason: 'unknown field', http: 400 },
      { msg: 'refused', call: getUserInfo.name, code: 4011, reason: 'clock skew', http: 200 },
    ]);
  });

  it('has refusals at the level that is on unless told otherwise, also of what is no call', async () => {
    lines.length = 0;
    const { logLevel } = readConfig({});
    const usual = await testApp(db, sessionRoutes, { logLevel, logStream: { write: (line) => lines.push(line) } });
    await caller(usual, { host: 'a.localhost', eid: 1001, ...li })(getUserInfo, {});
    expect(lines).toEqual([]);
    await caller(usual, { host: 'a.localhost', eid: 1001, ...li, userid: '7' })(getUserInfo, {});
    await usual.inject({ method: 'POST', url: '/index.php', payload: 'x' });
    expect(logged().map(({ msg, http }) => ({ msg, http }))).toEqual([
      { msg: 'refused', http: 401 },
      { msg: 'refused', http: 404 },
    ]);
  });

  it('has no token, password, signature, seal or query, whatever happens', async () => {
    lines.length = 0;
    const secrets = [li.token, 'Banyan2026', 'Wrong2026', 'NewPass77', 'ticket-ticket'];
    await on(li)(getUserInfo, {}, { as: 'signed' });
    await on()(login, { account: 'li', password: 'Banyan2026', remember: 'Y' });
    await on()(login, { account: 'li', password: 'Wrong2026', remember: 'Y' });
    await on()(updateInitialPassword, { ticket: 'ticket-ticket', password: 'NewPass77', confirm: 'NewPass77' });
    await app.inject({
      url: `/index.php?r=apiNo/such&token=${li.token}&sign=${'a'.repeat(64)}`,
      headers: { cookie: `userInfo=${li.token}` },
    });
    expect(lines.length).toBeGreaterThanOrEqual(5);
    const all = lines.join('\n');
    for (const secret of [...secrets, 'requestTimestamp', 'a'.repeat(64)]) expect(all).not.toContain(secret);
  });

  it('hides what a failed statement was given, and tells the caller nothing but an id', async () => {
    lines.length = 0;
    const broken = await testApp(
      db,
      [
        serve(getUserInfo, ({ scope }) =>
          scope.tx.execute(sql`select ${'my secret words'}::int`).then(() => Promise.reject(new Error('unreached'))),
        ),
      ],
      { logLevel: 'debug', logStream: { write: (line) => lines.push(line) } },
    );
    const result = await caller(broken, { host: 'a.localhost', eid: 1001, ...li })(getUserInfo, {});
    expect(result).toMatchObject({ http: 500, status: 'N', code: 500 });
    const { requestId } = result.data as { requestId: string };
    expect(result.response.body).not.toMatch(/select|int/);
    expect(lines.join('\n')).not.toContain('my secret words');
    const fault = logged().find(({ msg }) => msg === 'call failed');
    expect(fault).toMatchObject({ reqId: requestId, call: getUserInfo.name, level: 50 });
    expect((fault?.['err'] as { stack: string }).stack).toMatch(/at /);
  });
});

it('writes an error without the parameters that the database layer puts into its message', () => {
  const cause = new Error('invalid input syntax');
  const error = new Error('Failed query: select $1\nparams: hidden', { cause });
  expect(loggedError(error)).toMatchObject({ message: 'invalid input syntax' });
  expect(loggedError(new Error('Failed query: select $1\nparams: hidden')).message).toBe('Failed query: select $1');
  expect(loggedError('text')).toEqual({ type: 'string', message: '', stack: '' });
});
