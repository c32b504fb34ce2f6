import { ErrorCode } from '@banyan/contracts';
import { getUserInfo, languageList } from '@banyan/contracts/account';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterpriseRoutes } from '../modules/enterprise/enterprise.routes.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { testApp } from '../testing/app.ts';
import { caller, type CallHow } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { ChaosBook } from './ChaosBook.ts';
import { makeChaos } from './chaos.ts';
import { registerChaos } from './chaos.http.ts';

let app: FastifyInstance;
let calm: FastifyInstance;
let li: { token: string; userid: string };

beforeAll(async () => {
  const db = await testDatabase();
  await addEnterprise(db, { eid: 1001, host: 'a.localhost' });
  li = await addSession(db, 1001, await addUser(db, 1001, { account: 'li' }));
  const book = new ChaosBook();
  const routes = [...enterpriseRoutes, ...sessionRoutes];
  const disturbance = makeChaos(book, Date.now);
  app = await testApp(db, routes, { disturbance, also: (made) => Promise.resolve(registerChaos(made, book)) });
  calm = await testApp(db, routes);
});

const ask = (how: CallHow = {}, call: typeof getUserInfo | typeof languageList = getUserInfo, at = app) =>
  caller(at, { host: 'a.localhost:4000', eid: 1001, ...li })(call, {}, how);

/** Asks for faults as a browser does; answers the cookie that identifies them. */
async function choose(rules: readonly object[], cookie = '') {
  const answer = await app.inject({
    method: 'POST',
    url: '/dev/chaos',
    headers: { host: 'a.localhost:4000', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ rules: JSON.stringify(rules) }).toString(),
  });
  const [kept = ''] = String(answer.headers['set-cookie']).split(';');
  return { status: answer.statusCode, cookie: kept, body: answer.body };
}

describe('a fault asked for', () => {
  it.each([
    [401, 401],
    [4011, 200],
    [4012, 200],
    [50005, 200],
    [577, 200],
    [500, 500],
    [ErrorCode.courseFull, 403],
  ])('refuses with %i, open and sealed, as often as was said and no other call [ER-07]', async (fault, http) => {
    for (const as of ['plain', 'signed', 'sealed'] as const) {
      const rule = { call: getUserInfo.name, fault, times: 1, msg: '说明', data: { fields: ['phone'] } };
      const { cookie } = await choose([rule]);
      expect((await ask({ headers: { cookie } }, languageList)).status).toBe('Y');
      const refused = await ask({ as, headers: { cookie } });
      expect(refused).toMatchObject({ http, code: fault, msg: '说明', data: { fields: ['phone'] } });
      expect((await ask({ as, headers: { cookie } })).status).toBe('Y');
    }
  });

  it('answers another shape, in a seal that holds', async () => {
    for (const as of ['plain', 'sealed'] as const) {
      const answer = await ask({ as, headers: { 'x-banyan-chaos': 'wrongShape' } });
      expect(answer).toMatchObject({ status: 'Y', data: { chaos: true }, sealed: as === 'sealed' });
    }
  });

  it.each(['brokenJson', 'brokenSeal'])('breaks off the text of an open answer: %s', async (fault) => {
    await expect(ask({ headers: { 'x-banyan-chaos': fault } })).rejects.toThrow(SyntaxError);
  });

  it('waits', async () => {
    const began = performance.now();
    expect((await ask({ headers: { 'x-banyan-chaos': 'slow;ms=80' } })).status).toBe('Y');
    expect(performance.now() - began).toBeGreaterThan(75);
  });

  it('tells a time that is an hour off', async () => {
    const { code, data } = await ask({ headers: { 'x-banyan-chaos': 'staleClock' } });
    expect(code).toBe(ErrorCode.clockSkew);
    expect((data as { serverTime: number }).serverTime).toBeLessThan(Date.now() - 3_599_000);
  });

  it('cuts the connection in the middle of an answer', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const query = new URLSearchParams({
      eid: '1001',
      ...li,
      version: '6.0.0',
      platform: 'pcweb',
      language: 'zh_cn',
      userPortalID: '',
      userNikkatsu: '',
      requestTimestamp: String(Date.now()),
      _method: 'GET',
      page_url: 'http://127.0.0.1/',
    });
    const url = `http://127.0.0.1:${port}/index.php?r=${getUserInfo.name}&${query.toString()}`;
    const answer = await fetch(url, { headers: { 'x-banyan-chaos': 'cut' } });
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});

describe('the page of faults', () => {
  it('adds one by its form, lists what is left, and ends all of them', async () => {
    const send = (payload: string, cookie: string) =>
      app.inject({
        method: 'POST',
        url: '/dev/chaos',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        payload,
      });
    const { cookie } = await choose([{ fault: 'slow', ms: 1, times: 2 }]);
    expect((await send('call=*&fault=577&times=1&ms=&msg=&data=%7B%22limit%22%3A5%7D', cookie)).statusCode).toBe(303);
    const page = await app.inject({ url: '/dev/chaos', headers: { cookie } });
    expect(page.body).toContain('slow, 2 left');
    expect(page.body).toContain('577, 1 left');
    await send('clear=y', cookie);
    expect((await app.inject({ url: '/dev/chaos', headers: { cookie } })).body).toContain('None.');
  });

  it.each([
    [[{ fault: 'nonsense' }]],
    [[{ fault: 599 }]],
    [[{ fault: 'slow', ms: 999_999 }]],
    [[{ fault: 'cut', more: 1 }]],
  ])('takes %j for nothing', async (rules) => {
    expect((await choose(rules)).status).toBe(400);
  });

  it('is for this machine alone, and not for pages of other sites', async () => {
    const far = { remoteAddress: '203.0.113.7' };
    expect((await app.inject({ url: '/dev/chaos', ...far })).statusCode).toBe(404);
    const crossSite = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.inject({ method: 'POST', url: '/dev/chaos', headers: crossSite, payload: 'clear=y' });
    expect(posted.statusCode).toBe(403);
    const query = { headers: { 'x-banyan-chaos': '577', host: 'a.localhost:4000' }, ...far };
    const answer = await app.inject({ url: '/index.php?r=nothing', ...query });
    expect(answer.json()).toMatchObject({ code: 404 });
  });

  it('is not there on a server that was not started for it', async () => {
    expect((await calm.inject({ url: '/dev/chaos' })).statusCode).toBe(404);
    expect((await ask({ headers: { 'x-banyan-chaos': '577' } }, getUserInfo, calm)).status).toBe('Y');
  });
});
