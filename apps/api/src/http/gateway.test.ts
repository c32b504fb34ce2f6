import { ErrorCode } from '@banyan/contracts';
import { getUserInfo, languageList, loginType, logout, switchLanguage, uploadLogs } from '@banyan/contracts/account';
import { categoryTree } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { pageEvents, users } from '../platform/enterprise.schema.ts';
import { enterpriseRoutes } from '../modules/enterprise/enterprise.routes.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { testApp } from '../testing/app.ts';
import { caller } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { serve } from './serve.ts';

const routes = [...enterpriseRoutes, ...sessionRoutes];
const event = { kind: 'page_view' as const, at: 1, path: '/index', title: 't' };

let db: Database;
let app: FastifyInstance;
let li: { token: string; userid: string };
let wang: { token: string; userid: string };

beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid: 0, puborg: 0 });
  await addEnterprise(db, {
    eid: 1001,
    host: 'a.localhost',
    switchLanguage: true,
    language: 'auto',
    languages: ['zh_cn', 'en'],
  });
  await addEnterprise(db, { eid: 1002, host: 'b.localhost' });
  li = await addSession(db, 1001, await addUser(db, 1001, { account: 'li' }));
  wang = await addSession(db, 1002, await addUser(db, 1002, { account: 'wang' }));
  app = await testApp(db, routes);
});

const asLi = (change = {}) => caller(app, { host: 'a.localhost:4000', eid: 1001, ...li, ...change });
const visitor = (change = {}) => caller(app, { host: 'a.localhost:4000', eid: 1001, ...change });

describe('ways of travelling', () => {
  it('answers a plain call on the legacy base [HT-02]', async () => {
    const result = await visitor()(languageList, {});
    expect(result).toMatchObject({ http: 200, status: 'Y', sealed: false });
    expect(result.data).toEqual({
      languages: [
        { code: 'zh_cn', name: '简体中文' },
        { code: 'en', name: 'English' },
      ],
    });
  });

  it.each(['plain', 'signed', 'sealed'] as const)(
    'answers a %s call of a learner, sealed when it came sealed [HT-03] [HT-05]',
    async (as) => {
      const result = await asLi()(getUserInfo, {}, { as });
      expect(result).toMatchObject({
        status: 'Y',
        sealed: as === 'sealed',
        data: { userid: li.userid, account: 'li' },
      });
    },
  );

  it('answers login-type in the body beside status, sealed, to visitors too [AC-01] [HT-04]', async () => {
    const input = { backurl: '', loginLanguage: 'zh_cn' as const, from: '' };
    const result = await visitor()(loginType, input);
    expect(result).toMatchObject({ sealed: true, data: { userinfo: null, data: { eid: 1001 } } });
  });

  it('refuses login-type that comes plain [HT-03]', async () => {
    const input = { backurl: '', loginLanguage: 'zh_cn' as const, from: '' };
    const result = await visitor()(loginType, input, { as: 'signed' });
    expect(result).toMatchObject({ status: 'N', code: ErrorCode.illegalRequest });
  });

  it('lets a POST stand for a GET, and no GET for a POST [HT-01]', async () => {
    const sealed = await asLi()(getUserInfo, {}, { as: 'sealed' });
    expect(sealed.status).toBe('Y');
    const pretending = await asLi()(getUserInfo, {}, { fields: { _method: 'POST' } });
    expect(pretending).toMatchObject({ http: 400, code: ErrorCode.badRequest });
    const get = { ...uploadLogs, method: 'GET' as const };
    const changed = await asLi()(
      get,
      { events: [event] },
      { fields: { _method: 'POST', idempotency_key: 'k'.repeat(32) } },
    );
    expect(changed).toMatchObject({ http: 400, code: ErrorCode.badRequest });
  });
});

describe('form', () => {
  it('refuses unknown parameters by name [HT-01]', async () => {
    const result = await visitor()(languageList, {}, { fields: { debug: '1' } });
    expect(result).toMatchObject({ http: 400, code: ErrorCode.badRequest, data: { fields: ['debug'] } });
  });

  it.each(['version', 'requestTimestamp', '_method', 'eid'])('refuses a request without %s [HT-01]', async (name) => {
    const result = await visitor()(languageList, {}, { fields: { [name]: undefined } });
    expect(result).toMatchObject({ http: 400, data: { fields: [name] } });
  });

  it('refuses a parameter given twice', async () => {
    const url = '/index.php?r=apiSystem/languages/list&eid=1001&eid=1002';
    const response = await app.inject({ url, headers: { host: 'a.localhost' } });
    expect(response.json()).toMatchObject({ status: 'N', code: ErrorCode.badRequest });
  });

  it('refuses parameters in query and body at once [HT-02]', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/yii/appapi/v1/logs/upload?eid=1001',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'a.localhost' },
      payload: 'events=[]',
    });
    expect(response.json()).toMatchObject({ code: ErrorCode.badRequest });
  });

  it.each(['text/plain', 'application/json'])('takes no %s body [HT-02]', async (type) => {
    const response = await app.inject({
      method: 'POST',
      url: '/yii/appapi/v1/logs/upload',
      headers: { 'content-type': type },
      payload: '{}',
    });
    expect(response.statusCode).toBe(415);
  });

  it('names the field of the call that does not fit [HT-08]', async () => {
    const result = await asLi()(uploadLogs, { events: [] }, { fields: { events: '[{"kind":"x"}]' } });
    expect(result).toMatchObject({
      http: 400,
      code: ErrorCode.badRequest,
      data: { fields: expect.arrayContaining(['events.0.kind']) as unknown },
    });
  });

  it('answers 404 in an envelope for calls that do not exist', async () => {
    for (const url of ['/index.php?r=apiNo/such', '/index.php', '/yii/appapi/v1/no/such']) {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 'N', code: 404 });
    }
  });
});

describe('identity', () => {
  it('comes from the token alone: fields that say otherwise are 401', async () => {
    for (const fields of [{ userid: '1' }, { userid: wang.userid }, { userid: '' }, { eid: '1002' }]) {
      const result = await asLi()(getUserInfo, {}, { fields });
      expect(result, JSON.stringify(fields)).toMatchObject({ http: 401, code: ErrorCode.unauthenticated });
    }
  });

  it('does not carry a session into another enterprise', async () => {
    for (const as of ['plain', 'sealed'] as const) {
      const elsewhere = await asLi({ host: 'b.localhost' })(getUserInfo, {}, { as });
      expect(elsewhere).toMatchObject({ http: 401 });
      const claimed = await caller(app, { host: 'b.localhost', eid: 1002, ...li })(getUserInfo, {}, { as });
      expect(claimed).toMatchObject({ http: 401 });
    }
  });

  it('answers an unknown token, an unknown user and a wrong seal with the same words', async () => {
    const unknown = { token: 'x'.repeat(43), userid: li.userid };
    const answers = [
      await asLi(unknown)(getUserInfo, {}),
      await asLi(unknown)(getUserInfo, {}, { as: 'sealed' }),
      await asLi({ userid: '7' })(getUserInfo, {}, { as: 'sealed' }),
      await asLi()(getUserInfo, {}, { fields: { nonce: 'A'.repeat(22), sign: '0'.repeat(64) } }),
    ];
    for (const answer of answers) expect(answer.response.body).toBe(answers[0]?.response.body);
  });

  it('asks visitors to log in where a login is needed [AC-07]', async () => {
    expect(await visitor()(getUserInfo, {})).toMatchObject({ http: 401, code: ErrorCode.unauthenticated });
  });

  it('puts a locked account out at its next call, once; then it is a visitor [AC-12]', async () => {
    const id = await addUser(db, 1001, { account: 'locked' });
    const session = await addSession(db, 1001, id);
    const call = asLi(session);
    expect((await call(getUserInfo, {})).status).toBe('Y');
    await inTenant(db, 1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.id, id))),
    );
    expect(await call(languageList, {})).toMatchObject({ http: 401, code: ErrorCode.accountLocked });
    expect(await call(languageList, {})).toMatchObject({ status: 'Y' });
    expect(await call(getUserInfo, {})).toMatchObject({ http: 401, code: ErrorCode.unauthenticated });
  });

  it('lets a session that ran out be a visitor for login-type, and 401 elsewhere [SE-01]', async () => {
    const old = await addSession(db, 1001, Number(li.userid), { now: Date.now() - 31 * 86_400_000 });
    expect(await asLi(old)(getUserInfo, {})).toMatchObject({ http: 401 });
    const status = await asLi(old)(loginType, { backurl: '', loginLanguage: 'auto', from: '' });
    expect(status).toMatchObject({ status: 'Y', data: { userinfo: null } });
  });
});

describe('time and repetition', () => {
  it.each(['plain', 'signed', 'sealed'] as const)(
    'answers a %s call whose clock is off with the server time [ER-02]',
    async (as) => {
      const result = await asLi()(getUserInfo, {}, { as, now: Date.now() - 301_000 });
      expect(result).toMatchObject({ http: 200, status: 'N', code: ErrorCode.clockSkew });
      expect(Math.abs((result.data as { serverTime: number }).serverTime - Date.now())).toBeLessThan(5000);
    },
  );

  it.each(['signed', 'sealed'] as const)('takes a %s call once, also by another server process [ER-04]', async (as) => {
    const nonce = `${as}AAAAAAAAAAAAAAAAAAAAAAAAA`.slice(0, 22);
    expect((await asLi()(getUserInfo, {}, { as, nonce })).status).toBe('Y');
    const second = await testApp(db, routes);
    const again = caller(second, { host: 'a.localhost:4000', eid: 1001, ...li });
    expect(await again(getUserInfo, {}, { as, nonce })).toMatchObject({ status: 'N', code: ErrorCode.shown });
  });

  const count = async () => {
    const rows = await inTenant(db, 1001, ({ tx, only }) => tx.select().from(pageEvents).where(only(pageEvents)));
    return rows.length;
  };

  it('does a repeated POST once and answers the same [HT-06]', async () => {
    const before = await count();
    const idempotencyKey = 'a'.repeat(32);
    const first = await asLi()(uploadLogs, { events: [event] }, { idempotencyKey });
    const second = await asLi()(uploadLogs, { events: [event] }, { idempotencyKey });
    expect(second.response.body).toBe(first.response.body);
    expect(await count()).toBe(before + 1);
  });

  it('does a POST once that is sent side by side [HT-06]', async () => {
    const before = await count();
    const how = { idempotencyKey: 'b'.repeat(32) };
    const all = await Promise.all([1, 2, 3, 4].map(() => asLi()(uploadLogs, { events: [event] }, how)));
    expect(all.map((one) => one.status)).toEqual(['Y', 'Y', 'Y', 'Y']);
    expect(await count()).toBe(before + 1);
  });

  it('refuses the key of another input, and takes it from another person [HT-06]', async () => {
    const idempotencyKey = 'c'.repeat(32);
    await asLi()(uploadLogs, { events: [event] }, { idempotencyKey });
    const other = await asLi()(uploadLogs, { events: [] }, { idempotencyKey });
    expect(other).toMatchObject({ status: 'N', code: ErrorCode.illegalRequest });
    const wangs = caller(app, { host: 'b.localhost', eid: 1002, ...wang });
    expect(await wangs(uploadLogs, { events: [] }, { idempotencyKey })).toMatchObject({ status: 'Y' });
  });

  it('keeps nothing of a POST that was refused: its key is free [HT-06]', async () => {
    const idempotencyKey = 'd'.repeat(32);
    const refused = await asLi()(switchLanguage, { to: 'zh_hk' }, { idempotencyKey });
    expect(refused).toMatchObject({ code: ErrorCode.badRequest, data: { fields: ['to'] } });
    expect(await asLi()(switchLanguage, { to: 'en' }, { idempotencyKey })).toMatchObject({ status: 'Y' });
  });

  it('asks for a key where a call changes state [HT-06]', async () => {
    const result = await asLi()(uploadLogs, { events: [] }, { fields: { idempotency_key: undefined } });
    expect(result).toMatchObject({ http: 400, data: { fields: ['idempotency_key'] } });
  });
});

describe('whose page', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }, 'N'],
    ['no origin in words', { origin: 'null' }, 'N'],
    ['a neighbour host', { origin: 'http://b.localhost:4000' }, 'N'],
    ['another port', { origin: 'http://a.localhost:4001' }, 'N'],
    ['a cross-site navigation', { 'sec-fetch-site': 'cross-site' }, 'N'],
    ['a same-site page', { 'sec-fetch-site': 'same-site' }, 'N'],
    ['its own origin', { origin: 'http://a.localhost:4000', 'sec-fetch-site': 'same-origin' }, 'Y'],
    ['no browser', {}, 'Y'],
  ])('%s', async (_case, headers, status) => {
    const result = await visitor()(languageList, {}, { headers });
    expect(result.status).toBe(status);
    if (status === 'N') expect(result.code).toBe(ErrorCode.illegalRequest);
    expect(result.response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('opens to the origins of other portals, whose host tells the enterprise', async () => {
    const origin = 'http://a.localhost:9000';
    const api = await testApp(db, routes, { portalOrigins: [origin] });
    const call = caller(api, { host: 'a.localhost:9000', eid: 1001, ...li });
    const result = await call(
      getUserInfo,
      {},
      { as: 'sealed', headers: { host: 'api.example', origin, 'sec-fetch-site': 'cross-site' } },
    );
    expect(result.status).toBe('Y');
    expect(result.response.headers['access-control-allow-origin']).toBe(origin);
  });
});

describe('host', () => {
  it.each(['a b', '[', 'a:99999', '%'])('"%s" is none: the call is refused', async (host) => {
    const result = await caller(app, { host, eid: 0 })(languageList, {});
    expect(result).toMatchObject({ http: 400, code: ErrorCode.illegalRequest });
  });
});

describe('tenant', () => {
  it('is eid 0 on a host of nobody, or what the request names', async () => {
    const status = { backurl: '', loginLanguage: 'auto' as const, from: '' };
    const nobody = await caller(app, { host: '127.0.0.1:4000', eid: 0 })(loginType, status);
    expect(nobody.data).toMatchObject({ data: { eid: 0 } });
    const named = await caller(app, { host: '127.0.0.1:4000', eid: 1002 })(loginType, status, {
      headers: { cookie: 'eid=1002' },
    });
    expect(named.data).toMatchObject({ data: { eid: 1002 } });
    const plain = await caller(app, { host: '127.0.0.1:4000', eid: 1002 })(languageList, {});
    expect(plain.status).toBe('Y');
  });

  it('is told to a portal that asks for it as a visitor of none, and by that call alone [AC-01]', async () => {
    const unaware = visitor({ eid: 0 });
    const status = await unaware(loginType, { backurl: '', loginLanguage: 'auto', from: '' });
    expect(status).toMatchObject({ status: 'Y', sealed: true, data: { data: { eid: 1001 }, userinfo: null } });
    const other = await unaware(languageList, {}, { as: 'sealed' });
    expect(other).toMatchObject({ http: 401, code: ErrorCode.unauthenticated });
  });

  it.each(['plain', 'signed', 'sealed'] as const)(
    'is the host’s: a %s call with a session of another enterprise is refused, and ends nothing [AC-03]',
    async (as) => {
      const astray = await addSession(db, 1001, Number(li.userid));
      const result = await caller(app, { host: 'b.localhost:4000', eid: 1001, ...astray })(logout, {}, { as });
      expect(result).toMatchObject({ http: 401, status: 'N', code: ErrorCode.unauthenticated });
      expect((await asLi(astray)(getUserInfo, {})).status).toBe('Y');
    },
  );

  it('does not exist below the base domain unless it is known [AC-15]', async () => {
    const result = await caller(app, { host: 'nobody.localhost', eid: 0 })(languageList, {});
    expect(result).toMatchObject({ http: 404, code: ErrorCode.notFound });
    expect(result.msg).toMatch(/没有找到这个网址对应的企业/);
    const unknown = await caller(app, { host: 'localhost', eid: 77 })(languageList, {});
    expect(unknown).toMatchObject({ http: 404 });
  });

  it('can ask for every call signed, or sealed [HT-03]', async () => {
    await addEnterprise(db, { eid: 1010, host: 'sign.localhost', signAll: true });
    await addEnterprise(db, { eid: 1011, host: 'seal.localhost', encryptAll: true });
    const sign = caller(app, { host: 'sign.localhost', eid: 1010 });
    const seal = caller(app, { host: 'seal.localhost', eid: 1011 });
    expect(await sign(languageList, {})).toMatchObject({ code: ErrorCode.illegalRequest });
    expect((await sign(languageList, {}, { as: 'signed' })).status).toBe('Y');
    expect((await sign(languageList, {}, { as: 'sealed' })).status).toBe('Y');
    expect(await seal(languageList, {}, { as: 'signed' })).toMatchObject({ code: ErrorCode.illegalRequest });
    expect((await seal(languageList, {}, { as: 'sealed' })).status).toBe('Y');
  });

  it('shows a private enterprise’s content to nobody without a session, and a closed one’s to nobody [AC-03] [AC-06]', async () => {
    await addEnterprise(db, { eid: 1012, host: 'gone.localhost', deleted: true });
    const tree = await testApp(db, [serve(categoryTree, () => ({ total: 0, categories: [] }))]);
    const open = caller(tree, { host: 'localhost', eid: 0 });
    expect(await open(categoryTree, {})).toMatchObject({ status: 'Y' });
    const outside = caller(tree, { host: 'a.localhost', eid: 1001 });
    expect(await outside(categoryTree, {})).toMatchObject({ code: ErrorCode.unauthenticated });
    await addEnterprise(db, { eid: 1013, host: 'organisation.localhost', puborg: 2 });
    const otherKind = caller(tree, { host: 'organisation.localhost', eid: 1013 });
    expect(await otherKind(categoryTree, {})).toMatchObject({ code: ErrorCode.unauthenticated });
    const inside = caller(tree, { host: 'a.localhost', eid: 1001, ...li });
    expect(await inside(categoryTree, {})).toMatchObject({ status: 'Y' });
    const gone = await addSession(db, 1012, await addUser(db, 1012, { account: 'gone' }));
    const closed = await caller(tree, { host: 'gone.localhost', eid: 1012, ...gone })(categoryTree, {});
    expect(closed).toMatchObject({ code: ErrorCode.enterpriseClosed, data: { access: 5 } });
  });
});

describe('rate limit', () => {
  it('refuses beyond the calls of a minute, per learner, and says when to come back [ER-08]', async () => {
    let now = Date.UTC(2026, 0, 1, 0, 0, 10);
    const limited = await testApp(db, routes, { rateLimit: 3, addressLimit: 1, now: () => now });
    const fresh = await addSession(db, 1001, Number(li.userid), { now });
    const other = await addSession(db, 1001, await addUser(db, 1001, { account: 'other' }), { now });
    const call = (who: object) => caller(limited, { host: 'a.localhost', eid: 1001, ...who })(getUserInfo, {}, { now });
    for (let i = 0; i < 3; i++) expect((await call(fresh)).status).toBe('Y');
    const refused = await call(fresh);
    expect(refused).toMatchObject({ http: 429, code: ErrorCode.tooFrequent, data: { retryAfterS: 50 } });
    expect(refused.response.headers['retry-after']).toBe('50');
    expect((await call(other)).status).toBe('Y');
    now += 50_000;
    expect((await call(fresh)).status).toBe('Y');
  });
});

describe('requests that are refused before it is known whose they are', () => {
  const ask = (app: FastifyInstance, url: string, payload = '', type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'a.localhost', ...(type === '' ? {} : { 'content-type': type }) },
      payload,
    });

  it('count like calls: whoever asks nonsense is stopped, too [ER-08]', async () => {
    const now = Date.UTC(2026, 0, 1, 1);
    const limited = await testApp(db, routes, { addressLimit: 5, now: () => now });
    const refused = [
      await ask(limited, '/index.php?r=no/such/call'),
      await ask(limited, '/yii/appapi/v1/no-such-call'),
      await ask(limited, '/index.php?r=apiSystem/login', 'a=%'),
      await ask(limited, '/index.php?r=apiSystem/login', '{}', 'application/json'),
      await ask(limited, '/index.php?r=apiSystem/login', 'x'.repeat(330_000)),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 400, 415, 413]);
    const next = await ask(limited, '/index.php?r=no/such/call');
    expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '60']);
    expect(await caller(limited, { host: 'a.localhost', eid: 1001 })(languageList, {}, { now })).toMatchObject({
      code: ErrorCode.tooFrequent,
    });
  });

  it('are not read: a call that there is not is refused by its address alone [HT-02]', async () => {
    const response = await ask(app, '/index.php?r=no/such/call', 'x'.repeat(2_000_000), 'application/json');
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([404, ErrorCode.notFound]);
  });

  it('are told the names that do not belong, cut short [HT-02]', async () => {
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`${i}${'x'.repeat(500)}`, '']));
    const result = await visitor()(languageList, {}, { fields });
    expect(result).toMatchObject({ http: 400, code: ErrorCode.badRequest });
    expect(JSON.stringify(result.data).length).toBeLessThan(600);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('name %s as a field of no call [HT-02]', async (name) => {
    const fields = Object.fromEntries([[name, 'x']]);
    expect(await visitor()(languageList, {}, { fields })).toMatchObject({ http: 400, data: { fields: [name] } });
  });
});

describe('address of a visitor', () => {
  const from = async (forwarded: readonly string[], addressLimit: number) => {
    const { trustProxy } = readConfig({ BANYAN_TRUST_PROXY: 'true' });
    const limited = await testApp(db, routes, { rateLimit: 1, addressLimit, trustProxy });
    const codes = [];
    for (const header of forwarded) {
      const result = await caller(limited, { host: 'a.localhost', eid: 1001 })(
        languageList,
        {},
        { headers: { 'x-forwarded-for': header } },
      );
      codes.push(result.code);
    }
    return codes;
  };

  it('is what the proxy in front says, not what the visitor adds before it [ER-08]', async () => {
    const claims = ['198.51.100.1, 203.0.113.9', '198.51.100.2, 203.0.113.9', '198.51.100.3, 203.0.113.9'];
    expect(await from(claims, 2)).toEqual([undefined, undefined, ErrorCode.tooFrequent]);
  });

  it('is the network of an IPv6 address, of which a visitor has endless ones [ER-08]', async () => {
    const claims = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1', '2001:db8::7:0:0:0:3'];
    expect(await from(claims, 1)).toEqual([undefined, ErrorCode.tooFrequent, undefined, ErrorCode.tooFrequent]);
  });
});

describe('words of refusals', () => {
  it('are in the language of the browser where the enterprise offers it [SE-09]', async () => {
    const headers = { 'accept-language': 'en' };
    expect((await visitor({ language: 'auto' })(getUserInfo, {}, { headers })).msg).toMatch(/log in/);
    const chinese = await caller(app, { host: 'b.localhost', eid: 1002 })(getUserInfo, {}, { headers });
    expect(chinese.msg).toMatch(/登录/);
  });

  it('are in the language that the visitor chose and the portal keeps in its cookie [SE-09]', async () => {
    const headers = { cookie: 'theme=dark; language=en', 'accept-language': 'zh-CN' };
    expect((await visitor({ language: 'auto' })(getUserInfo, {}, { headers })).msg).toMatch(/log in/);
    const broken = { cookie: 'language=xx', 'accept-language': 'en' };
    expect((await visitor({ language: 'auto' })(getUserInfo, {}, { headers: broken })).msg).toMatch(/log in/);
  });

  it('are in the language that the page asks for, also where no cookie reaches [SE-09]', async () => {
    const headers = { 'accept-language': 'zh-CN' };
    expect((await visitor({ language: 'en' })(getUserInfo, {}, { headers })).msg).toMatch(/log in/);
  });
});
