import { ErrorCode } from '@banyan/contracts';
import { changePassword, getUserInfo, login } from '@banyan/contracts/account';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, addUser } from '../../testing/fixtures.ts';
import { hashPassword } from './passwords.ts';
import { sessionRoutes } from './session.routes.ts';

const current = 'Banyan2026';
const now = Date.UTC(2026, 4, 4, 8);
const page = { host: 'a.localhost:4000', eid: 1001 };

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid: 1001, host: 'a.localhost' });
  app = await testApp(db, sessionRoutes, { now: () => now });
});

const enter = async (account: string, password: string) => {
  const { data, code } = await caller(app, page)(login, { account, password, remember: 'Y' }, { now });
  return { code, who: (data as { userinfo?: { userid: string; token: string } } | undefined)?.userinfo };
};
const device = async (account: string) => {
  const { who } = await enter(account, current);
  return caller(app, { ...page, ...who });
};

describe('one’s own password', () => {
  it('is replaced by who knows the old one; other devices are out, this one is not [SE-14] [SE-04]', async () => {
    await addUser(db, 1001, { account: 'P1', passwordHash: await hashPassword(current) });
    const [here, elsewhere] = [await device('P1'), await device('P1')];
    const change = (old: string, password: string, confirm = password) =>
      here(changePassword, { current: old, password, confirm }, { now });
    expect(await change(current, 'Birch4271', 'Birch4272')).toMatchObject({ code: 400, data: { fields: ['confirm'] } });
    expect(await change('Banyan2027', 'Birch4271')).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { current: 'wrong' } },
    });
    expect(await change(current, 'abc')).toMatchObject({ code: ErrorCode.weakPassword });
    expect(await change(current, current)).toMatchObject({ data: { rules: ['unchanged'] } });
    expect(await change(current, 'Birch4271')).toMatchObject({ status: 'Y', data: { ended: 1 } });
    expect((await here(getUserInfo, {}, { now })).status).toBe('Y');
    expect(await elsewhere(getUserInfo, {}, { now })).toMatchObject({ http: 401 });
    expect((await enter('P1', current)).code).toBe(ErrorCode.wrongCredentials);
    expect((await enter('P1', 'Birch4271')).who).toBeDefined();
  });

  it('is not guessed at from an open screen: failures count as those of logins [SE-14] [SE-16]', async () => {
    await addUser(db, 1001, { account: 'P2', passwordHash: await hashPassword(current) });
    const here = await device('P2');
    const codes = [];
    for (let n = 0; n < 7; n += 1) {
      const input = { current: `Guess${n}`, password: 'Birch4271', confirm: 'Birch4271' };
      codes.push((await here(changePassword, input, { now })).code);
    }
    expect(codes.at(-1)).toBe(ErrorCode.loginTooFrequent);
    const right = { current, password: 'Birch4271', confirm: 'Birch4271' };
    expect((await here(changePassword, right, { now })).code).toBe(ErrorCode.loginTooFrequent);
  });
});
