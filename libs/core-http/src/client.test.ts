// @vitest-environment node
import { commonFields, v } from '@banyan/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { ContractError, NetworkError, RefusedError } from './errors.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { bodyCall, good, learner, listCall, saveCall, setUp } from './testing/setup.ts';

let server: TestServer;
afterEach(() => server.close());

describe('a request', () => {
  it('is a GET with query below the legacy route, with the common fields [HT-01] [HT-02]', async () => {
    server = await startServer(() => good);
    const { client } = setUp(server.baseUrl, { now: () => 1_700_000_000_123 });
    const answer = await client.call(listCall, { page: 2, 'search[keyword]': '张三 & co+*' });
    expect(answer).toEqual(good.data);
    const [seen] = server.seen;
    expect([seen?.method, seen?.path]).toEqual(['GET', '/index.php']);
    const { r, page, 'search[keyword]': keyword, ...common } = seen?.query ?? {};
    expect([r, page, keyword]).toEqual(['apiTest/list', '2', '张三 & co+*']);
    expect(common).toEqual({
      ...learner,
      version: '6.0.0',
      platform: 'pcweb',
      requestTimestamp: '1700000000123',
      _method: 'GET',
      page_url: 'http://hengchuan.localhost:4000/course?page=2',
    });
    expect(v.safeParse(commonFields, common as v.InferInput<typeof commonFields>).success).toBe(true);
  });

  it('leaves optional fields out and tells the zone when it is not +8 h [HT-01]', async () => {
    server = await startServer(() => good);
    const timeZone = () => ({ name: 'America/St_Johns', offsetMinutes: -150 });
    await setUp(server.baseUrl, { timeZone }).client.call(listCall, { page: 1 });
    expect(server.seen[0]?.query).toMatchObject({ timezone: 'America/St_Johns', timezone_offset: '-150' });
    expect(server.seen[0]?.query).not.toHaveProperty('search[keyword]');
  });

  it('takes zone and offset from the machine when it is told none [HT-01]', async () => {
    server = await startServer(() => good);
    const now = 1_700_000_000_000;
    await setUp(server.baseUrl, { timeZone: undefined, now: () => now }).client.call(listCall, { page: 1 });
    const offset = -new Date(now).getTimezoneOffset();
    const query = server.seen[0]?.query ?? {};
    expect(query['timezone_offset']).toBe(offset === 480 ? undefined : String(offset));
    expect(query['timezone']).toBe(offset === 480 ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it.each([
    ['Asia/Shanghai', undefined],
    ['Asia/Kolkata', '330'],
    ['America/Lima', '-300'],
  ])('counts minutes east of UTC on a machine in %s [HT-01]', async (zone, minutes) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      server = await startServer(() => good);
      await setUp(server.baseUrl, { timeZone: undefined }).client.call(listCall, { page: 1 });
      expect(server.seen[0]?.query['timezone_offset']).toBe(minutes);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('is a form-encoded POST at its own path, with an idempotency key [HT-02] [HT-06]', async () => {
    server = await startServer(() => ({ status: 'Y', data: { saved: 3 } }));
    const { client } = setUp(server.baseUrl);
    expect(await client.call(saveCall, { note: "it's (1+1)*2 = 4 & 好", marks: [1, 2] })).toEqual({ saved: 3 });
    const [seen] = server.seen;
    expect([seen?.method, seen?.path, seen?.query]).toEqual(['POST', '/yii/appapi/v1/test/save', {}]);
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(seen?.form).toMatchObject({ note: "it's (1+1)*2 = 4 & 好", marks: '[1,2]', _method: 'POST', eid: '42' });
    expect(seen?.form['idempotency_key']).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('carries the idempotency key of an earlier attempt when it is given one [HT-06]', async () => {
    server = await startServer(() => ({ status: 'Y', data: { saved: 3 } }));
    const { client } = setUp(server.baseUrl);
    await client.call(saveCall, { note: '', marks: [] }, { idempotencyKey: 'kept-from-before' });
    expect(server.seen[0]?.form['idempotency_key']).toBe('kept-from-before');
  });

  it.each([
    ['a value of the wrong kind', { page: 0 }, 'page'],
    ['text that is too long', { page: 1, 'search[keyword]': 'x'.repeat(21) }, 'search[keyword]'],
    ['half a character', { page: 1, 'search[keyword]': '\ud83d' }, 'search[keyword]'],
  ])('with %s never leaves, and the error names call and field [HT-08]', async (_, input, field) => {
    server = await startServer(() => good);
    const error: unknown = await setUp(server.baseUrl)
      .client.call(listCall, input)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ call: 'apiTest/list', side: 'request', field });
    expect(server.seen).toEqual([]);
  });
});

describe('an answer', () => {
  it('that answers in the body is read beside status [HT-07]', async () => {
    server = await startServer(() => ({ status: 'Y', ...good.data, extra: 1 }));
    expect(await setUp(server.baseUrl).client.call(bodyCall, { page: 1 })).toEqual(good.data);
  });

  it('keeps fields the contract does not know to itself', async () => {
    server = await startServer(() => ({ status: 'Y', data: { courses: [], secret: 1 } }));
    expect(await setUp(server.baseUrl).client.call(listCall, { page: 1 })).toEqual({ courses: [] });
  });

  it.each([
    ['a field of the wrong type', { status: 'Y', data: { courses: [{ id: 1, title: 7 }] } }, 'courses.0.title'],
    ['a missing field', { status: 'Y', data: {} }, 'courses'],
    ['no data', { status: 'Y' }, ''],
    ['no status', { data: {} }, 'status'],
    ['text for an envelope', 'Y', ''],
  ])('with %s is an error that names call and field [HT-08]', async (_, body, field) => {
    server = await startServer(() => body);
    const { client, refusals } = setUp(server.baseUrl);
    const error: unknown = await client.call(listCall, { page: 1 }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ call: 'apiTest/list', side: 'answer', field });
    expect([server.seen.length, refusals.length]).toEqual([1, 0]);
  });

  it('that is no JSON is a contract error, from a gateway the network [HT-08]', async () => {
    let status = 200;
    server = await startServer((_, response) => void response.writeHead(status).end('<html>'));
    const { client } = setUp(server.baseUrl);
    await expect(client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(ContractError);
    status = 502;
    const error: unknown = await client.call(listCall, { page: 1 }, { retry: false }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ status: 502 });
  });

  it('with status N is a refusal that the policy hears of once [ER-01]', async () => {
    server = await startServer((_, response) => {
      response.writeHead(409, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ status: 'N', code: 40901, msg: '在别处学习', data: { courseId: 5 } }));
    });
    const { client, refusals } = setUp(server.baseUrl);
    const error: unknown = await client.call(listCall, { page: 1 }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ code: 40901, msg: '在别处学习', data: { courseId: 5 } });
    expect((error as Error).message).not.toContain('学习');
    expect(refusals).toEqual([{ error, call: listCall, asked: learner }]);
    expect(server.seen).toHaveLength(1);
  });

  it('with status N and no code takes the HTTP status', async () => {
    server = await startServer((_, response) => void response.writeHead(403).end('{"status":"N"}'));
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toMatchObject({
      code: 403,
      msg: '',
    });
  });
});

describe('answers that came with the page', () => {
  const boot = { at: 1_000_000, answers: { 'apiTest/list?page=1': good.data } };
  const at = (ms: number) => () => boot.at + ms;
  const served = { status: 'Y', data: { courses: [] } };

  it('serve an equal GET once, without a request', async () => {
    server = await startServer(() => served);
    const { client } = setUp(server.baseUrl, { boot, now: at(200) });
    expect(await client.call(listCall, { page: 1 })).toEqual(good.data);
    expect(server.seen).toHaveLength(0);
    expect(await client.call(listCall, { page: 1 })).toEqual(served.data);
    expect(server.seen).toHaveLength(1);
  });

  it('serve equal GETs of the same moment, without a request [HT-06]', async () => {
    server = await startServer(() => served);
    const { client } = setUp(server.baseUrl, { boot, now: at(200) });
    const both = await Promise.all([client.call(listCall, { page: 1 }), client.call(listCall, { page: 1 })]);
    expect(both).toEqual([good.data, good.data]);
    expect(server.seen).toHaveLength(0);
  });

  it.each([
    ['other input', { now: at(0) }, { page: 2 }],
    ['old answers', { now: at(15_001) }, { page: 1 }],
    ['a clock that is off', { now: at(-15_001) }, { page: 1 }],
    [
      'answers that break their contract',
      { now: at(0), boot: { ...boot, answers: { 'apiTest/list?page=1': { courses: 1 } } } },
      { page: 1 },
    ],
  ])('do not serve %s', async (_, options, input) => {
    server = await startServer(() => served);
    const { client } = setUp(server.baseUrl, { boot, ...options });
    expect(await client.call(listCall, input)).toEqual(served.data);
  });

  it('do not serve another language than the page was made in [SE-09]', async () => {
    server = await startServer(() => served);
    const made = { ...boot, language: 'zh_cn' as const };
    const other = setUp(server.baseUrl, { boot: made, now: at(0), identity: () => ({ ...learner, language: 'en' }) });
    expect(await other.client.call(listCall, { page: 1 })).toEqual(served.data);
    const undecided = setUp(server.baseUrl, {
      boot: made,
      now: at(0),
      identity: () => ({ ...learner, language: 'auto' }),
    });
    expect(await undecided.client.call(listCall, { page: 1 })).toEqual(good.data);
  });

  it('do not serve after a change [HT-06]', async () => {
    server = await startServer((seen) => (seen.method === 'POST' ? { status: 'Y', data: { saved: 1 } } : served));
    const { client } = setUp(server.baseUrl, { boot, now: at(0) });
    await client.call(saveCall, { note: '', marks: [] });
    expect(await client.call(listCall, { page: 1 })).toEqual(served.data);
  });

  it('do not serve who has logged in since', async () => {
    server = await startServer(() => served);
    let identity = { ...learner, token: '', userid: '' };
    const { client } = setUp(server.baseUrl, { boot, now: at(0), identity: () => identity });
    await client.call(listCall, { page: 2 });
    identity = learner;
    expect(await client.call(listCall, { page: 1 })).toEqual(served.data);
  });
});
