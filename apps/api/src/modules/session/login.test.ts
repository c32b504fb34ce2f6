import { ErrorCode } from '@banyan/contracts';
import { getUserInfo, languageList, login, logout, updateInitialPassword } from '@banyan/contracts/account';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTenant } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, addUser } from '../../testing/fixtures.ts';
import { enterpriseRoutes } from '../enterprise/enterprise.routes.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { attemptOf, countFailure } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './session.routes.ts';
import { sessions } from '../../platform/session.schema.ts';

const password = 'Banyan2026';
const start = Date.UTC(2026, 4, 4, 8);

let db: Database;
let app: FastifyInstance;
let now = start;
let passwordHash: string;

beforeAll(async () => {
  db = await testDatabase();
  passwordHash = await hashPassword(password);
  await addEnterprise(db, { eid: 1001, host: 'a.localhost' });
  await addEnterprise(db, { eid: 1002, host: 'b.localhost' });
  await addUser(db, 1001, { account: 'H20381', passwordHash, name: { zh_cn: '李思远' } });
  app = await testApp(db, [...sessionRoutes, ...enterpriseRoutes], {
    now: () => now,
    trustProxy: ['127.0.0.1'],
  });
});

const page = { host: 'a.localhost:4000', eid: 1001 };
const enter = (account: string, word: string, how: object = {}) =>
  caller(app, page)(login, { account, password: word, remember: 'Y' }, { now, ...how });
interface Entered {
  readonly userinfo: { readonly userid: string; readonly token: string };
  readonly expiresAt: number;
}
const entered = (data: unknown) => data as Entered;

describe('login', () => {
  it('opens a session of 30 days whose token opens calls, whatever the case of the account [SE-01] [SE-02]', async () => {
    const result = await enter(' h20381 ', password);
    const { userinfo, expiresAt } = entered(result.data);
    expect(result).toMatchObject({
      status: 'Y',
      sealed: true,
      data: { userinfo: { username: '李思远', account: 'H20381' } },
    });
    expect(expiresAt - now).toBe(30 * 86_400_000);
    expect(userinfo.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const info = await caller(app, { ...page, ...userinfo })(getUserInfo, {}, { now });
    expect(info.data).toMatchObject({ userid: userinfo.userid, token: userinfo.token });
  });

  it('lasts a day where it is not to be remembered [SE-01]', async () => {
    const result = await caller(app, page)(login, { account: 'H20381', password, remember: 'N' }, { now });
    expect(entered(result.data).expiresAt - now).toBe(86_400_000);
  });

  it('tells the language that the account keeps, none before one was chosen [SE-09]', async () => {
    const first = await enter('H20381', password);
    expect(first.data).toMatchObject({ language: null });
    const { userid } = entered(first.data).userinfo;
    await inTenant(db, 1001, (scope) =>
      scope.tx
        .update(users)
        .set({ language: 'en' })
        .where(scope.only(users, eq(users.id, Number(userid)))),
    );
    expect((await enter('H20381', password)).data).toMatchObject({ language: 'en' });
  });

  it('stores neither token nor password', async () => {
    const { token } = entered((await enter('H20381', password)).data).userinfo;
    const stored = await inTenant(db, 1001, (scope) => scope.tx.select().from(sessions).where(scope.only(sessions)));
    expect(stored.map((row) => row.tokenHash)).toContain(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    const [user] = await inTenant(db, 1001, (scope) => scope.tx.select().from(users).where(scope.only(users)));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('travels sealed or not at all [HT-03]', async () => {
    expect(await enter('H20381', password, { as: 'plain' })).toMatchObject({ code: ErrorCode.illegalRequest });
  });

  it('says the same of a wrong password, an unknown account and an account of another enterprise [SE-16]', async () => {
    const answers = [
      await enter('H20381', 'wrong1'),
      await enter('H99999', password),
      await caller(app, { host: 'b.localhost', eid: 1002 })(
        login,
        { account: 'H20381', password, remember: 'Y' },
        { now },
      ),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ http: 401, code: ErrorCode.wrongCredentials });
      expect(answer.response.body).toBe(answers[0]?.response.body);
    }
  });

  it('tells a locked account only to who knows its password [SE-16]', async () => {
    await addUser(db, 1001, { account: 'L1', passwordHash, locked: true });
    expect(await enter('L1', 'wrong1')).toMatchObject({ code: ErrorCode.wrongCredentials });
    expect(await enter('L1', password)).toMatchObject({ http: 401, code: ErrorCode.accountLocked });
  });
});

/** Logs in from that address. */
const enterFrom = (ip: string, account: string, word: string) =>
  enter(account, word, { headers: { 'x-forwarded-for': ip } });
const outcomes = (results: readonly { readonly status: string; readonly code: number | undefined }[]) => {
  const count: Record<string, number> = {};
  for (const { status, code } of results) count[code ?? status] = (count[code ?? status] ?? 0) + 1;
  return count;
};

describe('a crowd behind one address', () => {
  const ip = '198.51.100.1';
  const crowd = Array.from({ length: 150 }, (_, i) => `C${i}`);

  it('enters at once by right passwords, though many mistyped before [SE-16]', async () => {
    // The cheapest hash there is: the test is about counting.
    const cheap = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await inTenant(db, 1001, (scope) =>
      scope.tx
        .insert(users)
        .values(
          crowd.map((account) =>
            scope.row(users, { account, passwordHash: cheap, name: { zh_cn: account }, department: { zh_cn: '' } }),
          ),
        ),
    );
    const mistyped = await Promise.all(crowd.slice(0, 70).map((account) => enterFrom(ip, account, 'mistyped1')));
    expect(outcomes(mistyped)).toEqual({ [ErrorCode.wrongCredentials]: 70 });
    expect(outcomes(await Promise.all(crowd.map((account) => enterFrom(ip, account, password))))).toEqual({ Y: 150 });
  });

  it('is counted by accounts, not by how often one of them is mistyped [SE-16]', async () => {
    const elsewhere = '198.51.100.77';
    await inTenant(db, 1001, async (scope) => {
      for (let i = 0; i < 301; i++) await countFailure(scope, attemptOf('nobody', elsewhere), now);
    });
    expect((await enterFrom(elsewhere, 'H20381', password)).status).toBe('Y');
  });

  it('enters when someone among them has guessed at accounts, whose guesses are stopped [SE-16]', async () => {
    now += 16 * 60_000;
    await inTenant(db, 1001, async (scope) => {
      for (let i = 0; i < 300; i++) await countFailure(scope, attemptOf(`nobody${i}`, ip), now);
    });
    expect(await enterFrom(ip, 'H20381', password)).toMatchObject({
      code: ErrorCode.loginTooFrequent,
      data: { retryAfterS: 15 * 60 },
    });
    expect((await enterFrom(ip, 'C7', password)).status).toBe('Y');
    expect((await enterFrom('198.51.100.2', 'H20381', password)).status).toBe('Y');
    now += 15 * 60_000;
    expect((await enterFrom(ip, 'H20381', password)).status).toBe('Y');
  });
});

describe('too many wrong passwords', () => {
  it('make an account wait at that address, longer each time, in whatever case it is written [SE-16]', async () => {
    await addUser(db, 1001, { account: 'T1', passwordHash });
    for (let i = 0; i < 6; i++) {
      const wrong = await enter(i % 2 === 0 ? 'T1' : ' t1', `wrong${i}`);
      expect(wrong).toMatchObject({ code: ErrorCode.wrongCredentials });
    }
    for (const waitS of [30, 60, 120, 240, 480, 900, 900]) {
      now += 1000;
      const refused = await enter('T1', password);
      expect(refused).toMatchObject({ http: 429, code: ErrorCode.loginTooFrequent, data: { retryAfterS: waitS - 1 } });
      expect(refused.response.headers['retry-after']).toBe(String(waitS - 1));
      now += (waitS - 1) * 1000;
      expect(await enter('T1', 'wrong1')).toMatchObject({ code: ErrorCode.wrongCredentials });
    }
    now += 900_000;
    expect((await enter('T1', password)).status).toBe('Y');
  });

  it('cannot be slipped through by guessing side by side [SE-16]', async () => {
    await addUser(db, 1001, { account: 'T2', passwordHash });
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => enter('T2', `guess${i}`)));
    expect(outcomes(guesses)).toEqual({ [ErrorCode.wrongCredentials]: 6, [ErrorCode.loginTooFrequent]: 6 });
  });

  it('are forgotten after a right one, also of a locked account and of one with an initial password [SE-16]', async () => {
    await addUser(db, 1001, { account: 'T3', passwordHash });
    await addUser(db, 1001, { account: 'T4', passwordHash, locked: true });
    await addUser(db, 1001, { account: 'T5', passwordHash, initialPassword: true });
    for (const [account, told] of [
      ['T3', undefined],
      ['T4', ErrorCode.accountLocked],
      ['T5', ErrorCode.initialPassword],
    ] as const) {
      for (let time = 0; time < 2; time++) {
        for (let i = 0; i < 5; i++) await enter(account, 'wrong1');
        expect((await enter(account, password)).code).toBe(told);
      }
    }
  });

  it('are an attack from the twentieth on: nineteen leave a stranger’s address its six guesses [SE-16]', async () => {
    await addUser(db, 1001, { account: 'T7', passwordHash });
    for (const address of ['203.0.113.21', '203.0.113.22', '203.0.113.23'])
      for (let i = 0; i < 6; i++) await enterFrom(address, 'T7', `wrong${i}`);
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await enterFrom('203.0.113.24', 'T7', `wrong${i}`)).code);
    const { loginTooFrequent, wrongCredentials } = ErrorCode;
    expect(codes).toEqual([wrongCredentials, wrongCredentials, loginTooFrequent]);
  });

  it('of strangers keep no owner out, and give a stranger’s next address one guess [SE-16]', async () => {
    await addUser(db, 1001, { account: 'T6', passwordHash });
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
      const guesses = [];
      for (let i = 0; i < 8; i++) guesses.push(await enterFrom(address, 'T6', `wrong${i}`));
      expect(guesses.at(-1)?.code).toBe(ErrorCode.loginTooFrequent);
    }
    expect((await enterFrom('198.51.100.3', 'T6', password)).status).toBe('Y');
    expect((await enterFrom('203.0.113.5', 'T6', 'wrong1')).code).toBe(ErrorCode.wrongCredentials);
    expect((await enterFrom('203.0.113.5', 'T6', 'wrong2')).code).toBe(ErrorCode.loginTooFrequent);
    now += 60 * 60_000;
    expect((await enterFrom('203.0.113.1', 'T6', password)).status).toBe('Y');
  });
});

describe('initial password', () => {
  const change = (ticket: string, word: string, confirm = word) =>
    caller(app, page)(updateInitialPassword, { ticket, password: word, confirm }, { now });
  const ticketOf = (data: unknown) => (data as { ticket: string }).ticket;

  it('is replaced before anything else, by the rules, once [SE-05] [SE-04]', async () => {
    await addUser(db, 1001, { account: 'N1', passwordHash: await hashPassword('123456a'), initialPassword: true });
    const first = await enter('N1', '123456a');
    expect(first).toMatchObject({ status: 'N', code: ErrorCode.initialPassword });
    const ticket = ticketOf(first.data);

    expect(await change(ticket, 'NewPass1', 'NewPass2')).toMatchObject({ code: 400, data: { fields: ['confirm'] } });
    expect(await change(ticket, 'abc')).toMatchObject({
      http: 422,
      code: ErrorCode.weakPassword,
      data: { rules: ['length', 'classes'] },
    });
    expect(await change(ticket, '123456a')).toMatchObject({
      code: ErrorCode.weakPassword,
      data: { rules: ['unchanged'] },
    });
    const done = await change(ticket, 'NewPass1');
    expect(done.status).toBe('Y');
    const me = caller(app, { ...page, ...entered(done.data).userinfo });
    expect((await me(getUserInfo, {}, { now })).data).toMatchObject({ account: 'N1' });

    expect(await change(ticket, 'NewPass2')).toMatchObject({ http: 401 });
    expect(await enter('N1', '123456a')).toMatchObject({ code: ErrorCode.wrongCredentials });
    expect((await enter('N1', 'NewPass1')).status).toBe('Y');
  });

  it('ends the sessions that the person has elsewhere, for who gave the password may be in one [SE-05]', async () => {
    const id = await addUser(db, 1001, { account: 'N3', passwordHash });
    const stranger = entered((await enter('N3', password)).data).userinfo;
    await inTenant(db, 1001, (scope) =>
      scope.tx
        .update(users)
        .set({ initialPassword: true })
        .where(scope.only(users, eq(users.id, id))),
    );
    const done = await change(ticketOf((await enter('N3', password)).data), 'NewPass1');
    const own = entered(done.data).userinfo;
    expect(await caller(app, { ...page, ...stranger })(getUserInfo, {}, { now })).toMatchObject({ http: 401 });
    expect((await caller(app, { ...page, ...own })(getUserInfo, {}, { now })).status).toBe('Y');
  });

  it('has a ticket of ten minutes, for its own enterprise, of which the last one counts [SE-05]', async () => {
    await addUser(db, 1001, { account: 'N2', passwordHash: await hashPassword('123456a'), initialPassword: true });
    const old = ticketOf((await enter('N2', '123456a')).data);
    const ticket = ticketOf((await enter('N2', '123456a')).data);
    expect(await change(old, 'NewPass1')).toMatchObject({ http: 401 });
    const elsewhere = caller(app, { host: 'b.localhost', eid: 1002 });
    const foreign = await elsewhere(
      updateInitialPassword,
      { ticket, password: 'NewPass1', confirm: 'NewPass1' },
      { now },
    );
    expect(foreign).toMatchObject({ http: 401 });
    now += 10 * 60_000 + 1;
    expect(await change(ticket, 'NewPass1')).toMatchObject({ http: 401 });
  });
});

describe('logout', () => {
  it('ends this session and no other [SE-02]', async () => {
    const one = entered((await enter('H20381', password)).data).userinfo;
    const two = entered((await enter('H20381', password)).data).userinfo;
    const call = caller(app, { ...page, ...one });
    expect((await call(logout, {}, { now })).data).toEqual({ ended: 'Y' });
    expect(await call(getUserInfo, {}, { now })).toMatchObject({ http: 401 });
    expect((await call(languageList, {}, { now })).status).toBe('Y');
    expect((await caller(app, { ...page, ...two })(getUserInfo, {}, { now })).status).toBe('Y');
  });
});

it('forgets everyone when their account is deleted', async () => {
  const id = await addUser(db, 1001, { account: 'D1', passwordHash });
  const { userinfo } = entered((await enter('D1', password)).data);
  await inTenant(db, 1001, (scope) => scope.tx.delete(users).where(scope.only(users, eq(users.id, id))));
  expect(await caller(app, { ...page, ...userinfo })(getUserInfo, {}, { now })).toMatchObject({ http: 401 });
});
