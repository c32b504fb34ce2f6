// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { CancelledError, NetworkError, RefusedError, TimeoutError } from './errors.ts';
import { createScope } from './scope.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { good, learner, listCall, onceCall, saveCall, setUp } from './testing/setup.ts';

let server: TestServer;
afterEach(() => server.close());

const saved = { status: 'Y', data: { saved: 1 } };
const input = { note: 'x', marks: [1] };
const never = () => undefined;

describe('a lost connection', () => {
  it('is tried again by a GET, at most three times [HT-06]', async () => {
    server = await startServer((_, response, count) => (count < 4 ? void response.destroy() : good));
    expect(await setUp(server.baseUrl).client.call(listCall, { page: 1 })).toEqual(good.data);
    expect(server.seen).toHaveLength(4);
  });

  it('ends as NetworkError when it lasts [HT-06]', async () => {
    server = await startServer((_, response) => void response.destroy());
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toHaveLength(4);
  });

  it('is tried again by a POST under the same key, at most twice [HT-06]', async () => {
    server = await startServer((_, response, count) => (count < 3 ? void response.destroy() : saved));
    expect(await setUp(server.baseUrl).client.call(saveCall, input)).toEqual({ saved: 1 });
    const keys = server.seen.map((seen) => seen.form['idempotency_key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not tried again by a POST that is not safe to repeat, which has no key [HT-06]', async () => {
    server = await startServer((_, response) => void response.destroy());
    await expect(setUp(server.baseUrl).client.call(onceCall, input)).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.form).not.toHaveProperty('idempotency_key');
  });

  it('is not tried again when the caller does not want it', async () => {
    server = await startServer((_, response) => void response.destroy());
    const call = setUp(server.baseUrl).client.call(listCall, { page: 1 }, { retry: false });
    await expect(call).rejects.toBeInstanceOf(NetworkError);
    expect(server.seen).toHaveLength(1);
  });

  it('is waited out while the machine is offline [HT-06]', async () => {
    server = await startServer((_, response, count) => (count === 1 ? void response.destroy() : good));
    let back: () => void = never;
    const offline = new Promise<void>((resolve) => (back = resolve));
    let waiting = false;
    const whenOnline = () => {
      waiting = true;
      return offline;
    };
    const connectivity = { isOnline: () => false, whenOnline };
    const call = setUp(server.baseUrl, { connectivity }).client.call(listCall, { page: 1 });
    await expect.poll(() => waiting).toBe(true);
    expect(server.seen).toHaveLength(1);
    back();
    expect(await call).toEqual(good.data);
  });

  it('is told as such when the time is up while waiting [HT-06]', async () => {
    server = await startServer((_, response) => void response.destroy());
    const connectivity = {
      isOnline: () => false,
      whenOnline: (signal: AbortSignal) =>
        new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
    };
    const { client } = setUp(server.baseUrl, { connectivity, timeoutMs: 150 });
    await expect(client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a server', () => {
  it('that says it will be back is asked again, and the policy hears of the last refusal alone [HT-06]', async () => {
    server = await startServer((_, response) => void response.writeHead(503).end('{"status":"N","code":503}'));
    const { client, refusals } = setUp(server.baseUrl);
    await expect(client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(RefusedError);
    expect([server.seen.length, refusals.length]).toEqual([4, 1]);
  });

  it('that is busy is asked again as often as it says, also by a POST that is not safe to repeat [SE-16] [HT-06]', async () => {
    const busy = { status: 'N', code: 50302, data: { retryAfterS: 0.1 } };
    server = await startServer((_, __, count) => (count < 5 ? busy : saved));
    const { client, refusals } = setUp(server.baseUrl, { timeoutMs: 250 });
    expect(await client.call(onceCall, input)).toEqual({ saved: 1 });
    expect([server.seen.length, refusals.length]).toEqual([5, 0]);
  });

  it('that stays busy ends as a refusal, and at once for who wants one attempt [SE-16]', async () => {
    server = await startServer(() => ({ status: 'N', code: 50302, data: { retryAfterS: 0 } }));
    const { client, refusals } = setUp(server.baseUrl);
    await expect(client.call(onceCall, input)).rejects.toMatchObject({ code: 50302 });
    expect([server.seen.length, refusals.length]).toEqual([13, 1]);
    await expect(client.call(onceCall, input, { retry: false })).rejects.toMatchObject({ code: 50302 });
    expect(server.seen).toHaveLength(14);
  });

  it('that refuses is not asked again', async () => {
    server = await startServer(() => ({ status: 'N', code: 500 }));
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toMatchObject({ code: 500 });
    expect(server.seen).toHaveLength(1);
  });

  it('that does not answer in time is given up for good [HT-06]', async () => {
    server = await startServer(never);
    const { client } = setUp(server.baseUrl, { timeoutMs: 120 });
    await expect(client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(TimeoutError);
    await expect(client.call(saveCall, input)).rejects.toBeInstanceOf(TimeoutError);
    await expect.poll(() => server.abandoned.length).toBe(2);
    expect(server.seen).toHaveLength(2);
  });
});

describe('a clock that is off', () => {
  const serverTime = 1_700_000_900_000;
  const skewed = { status: 'N', code: 4011, data: { serverTime } };

  it("is set by the server's once, for this and later calls [ER-02]", async () => {
    server = await startServer((seen) =>
      Number(seen.query['requestTimestamp'] ?? seen.form['requestTimestamp']) === serverTime ? good : skewed,
    );
    const { client, refusals } = setUp(server.baseUrl, { now: () => 1_700_000_000_000 });
    await client.call(listCall, { page: 1 });
    await client.call(listCall, { page: 2 });
    expect(server.seen.map((seen) => seen.query['requestTimestamp'])).toEqual([
      '1700000000000',
      '1700000900000',
      '1700000900000',
    ]);
    expect(refusals).toEqual([]);
  });

  it('is set anew by each answer, from this clock and not from the last correction [ER-02]', async () => {
    const times = [serverTime, serverTime + 60_000];
    server = await startServer((seen) => {
      const next = times.find((time) => Number(seen.query['requestTimestamp']) < time);
      return next === undefined ? good : { status: 'N', code: 4011, data: { serverTime: next } };
    });
    const { client } = setUp(server.baseUrl, { now: () => 1_700_000_000_000 });
    await expect(client.call(listCall, { page: 1 })).rejects.toMatchObject({ code: 4011 });
    await client.call(listCall, { page: 2 });
    expect(server.seen.map((seen) => Number(seen.query['requestTimestamp']) - serverTime)).toEqual([
      -900_000, 0, 0, 60_000,
    ]);
  });

  it('is set for a POST that may not be repeated otherwise, for it was not carried out [ER-02]', async () => {
    server = await startServer((_, __, count) => (count === 1 ? skewed : saved));
    expect(await setUp(server.baseUrl).client.call(onceCall, input)).toEqual({ saved: 1 });
  });

  it('that cannot be set ends as a refusal after one repetition [ER-02]', async () => {
    server = await startServer(() => skewed);
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toMatchObject({ code: 4011 });
    expect(server.seen).toHaveLength(2);
  });

  it.each([[undefined], [{}], [{ serverTime: 'soon' }]])('is not set by nonsense: %j', async (data) => {
    server = await startServer(() => ({ status: 'N', code: 4011, data }));
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toMatchObject({ code: 4011 });
    expect(server.seen).toHaveLength(1);
  });
});

describe('equal GETs', () => {
  it('in flight are one, later ones are not [HT-06]', async () => {
    server = await startServer(async () => {
      await server.arrived(1);
      return good;
    });
    const { client } = setUp(server.baseUrl);
    const both = await Promise.all([client.call(listCall, { page: 1 }), client.call(listCall, { page: 1 })]);
    expect(both).toEqual([good.data, good.data]);
    expect(server.seen).toHaveLength(1);
    await client.call(listCall, { page: 1 });
    expect(server.seen).toHaveLength(2);
  });

  it('asked for after a change do not join one begun before it [HT-06]', async () => {
    let answerOld: (body: unknown) => void = never;
    const old = new Promise<unknown>((resolve) => (answerOld = resolve));
    const empty = { status: 'Y', data: { courses: [] } };
    server = await startServer((seen, _, count) => (count === 1 ? old : seen.method === 'POST' ? saved : good));
    const { client } = setUp(server.baseUrl);
    const before = client.call(listCall, { page: 1 });
    await server.arrived(1);
    await client.call(saveCall, input);
    expect(await client.call(listCall, { page: 1 })).toEqual(good.data);
    answerOld(empty);
    expect(await before).toEqual(empty.data);
  });

  it('with other input, of another learner or in another language are not one', async () => {
    server = await startServer(() => good);
    let identity = learner;
    const { client } = setUp(server.baseUrl, { identity: () => identity });
    const calls = [client.call(listCall, { page: 1 }), client.call(listCall, { page: 2 })];
    identity = { ...learner, language: 'en' };
    calls.push(client.call(listCall, { page: 1 }));
    identity = { ...learner, userid: '7', token: 't'.repeat(43) };
    calls.push(client.call(listCall, { page: 1 }));
    await Promise.all(calls);
    expect(
      server.seen.map((seen) => [seen.query['userid'], seen.query['language'], seen.query['page']]).sort(),
    ).toEqual([
      ['100023', 'en', '1'],
      ['100023', 'zh_cn', '1'],
      ['100023', 'zh_cn', '2'],
      ['7', 'zh_cn', '1'],
    ]);
  });

  it('refused together are told to the policy once', async () => {
    server = await startServer(() => ({ status: 'N', code: 401, msg: 'over' }));
    const { client, refusals } = setUp(server.baseUrl);
    const results = await Promise.allSettled([client.call(listCall, { page: 1 }), client.call(listCall, { page: 1 })]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(refusals).toHaveLength(1);
  });

  it('refused after their learner has gone tell the policy whose they were [ER-01]', async () => {
    let identity = learner;
    server = await startServer(() => {
      identity = { ...learner, token: 'n'.repeat(43) };
      return { status: 'N', code: 401, msg: 'over' };
    });
    const { client, refusals } = setUp(server.baseUrl, { identity: () => identity });
    await expect(client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(RefusedError);
    expect(refusals.map(({ asked }) => asked.token)).toEqual([learner.token]);
  });

  it('are POSTs twice', async () => {
    server = await startServer(() => saved);
    const { client } = setUp(server.baseUrl);
    await Promise.all([client.call(saveCall, input), client.call(saveCall, input)]);
    const [first, second] = server.seen.map((seen) => seen.form['idempotency_key']);
    expect(first).not.toBe(second);
  });
});

describe('leaving a screen', () => {
  it('cancels its calls, and the scope can be used again [HT-06]', async () => {
    server = await startServer((_, __, count) => (count < 3 ? undefined : good));
    const { client, refusals } = setUp(server.baseUrl);
    const scope = createScope();
    const calls = [
      client.call(listCall, { page: 1 }, { signal: scope.signal }),
      client.call(saveCall, input, { signal: scope.signal }),
    ];
    await server.arrived(2);
    scope.leave();
    for (const call of calls) await expect(call).rejects.toBeInstanceOf(CancelledError);
    await expect.poll(() => server.abandoned.length).toBe(2);
    expect(await client.call(listCall, { page: 1 }, { signal: scope.signal })).toEqual(good.data);
    expect([server.seen.length, refusals.length]).toEqual([3, 0]);
  });

  it('leaves a shared GET to those who stay, and ends it with the last', async () => {
    let answerNow: () => void = never;
    const asked = new Promise<void>((resolve) => (answerNow = resolve));
    server = await startServer((_, __, count) => (count === 1 ? asked.then(() => good) : undefined));
    const { client } = setUp(server.baseUrl);
    const [one, two] = [createScope(), createScope()];
    const left = client.call(listCall, { page: 1 }, { signal: one.signal });
    const stayed = client.call(listCall, { page: 1 }, { signal: two.signal });
    await server.arrived(1);
    one.leave();
    await expect(left).rejects.toBeInstanceOf(CancelledError);
    answerNow();
    expect(await stayed).toEqual(good.data);

    const both = [one, two].map((scope) => client.call(listCall, { page: 1 }, { signal: scope.signal }));
    await server.arrived(2);
    one.leave();
    two.leave();
    for (const call of both) await expect(call).rejects.toBeInstanceOf(CancelledError);
    await expect.poll(() => server.abandoned.length).toBe(1);
  });

  it('lets who asks again at once have a call of their own', async () => {
    server = await startServer((_, __, count) => (count === 1 ? undefined : good));
    const { client } = setUp(server.baseUrl);
    const scope = createScope();
    const left = client.call(listCall, { page: 1 }, { signal: scope.signal });
    await server.arrived(1);
    scope.leave();
    const again = client.call(listCall, { page: 1 }, { signal: scope.signal });
    await expect(left).rejects.toBeInstanceOf(CancelledError);
    expect(await again).toEqual(good.data);
  });

  it('before the call begins, or while it waits to try again, sends nothing more', async () => {
    server = await startServer((_, response) => void response.destroy());
    const { client } = setUp(server.baseUrl, { backoffMs: 60_000 });
    const scope = createScope();
    await expect(client.call(listCall, { page: 1 }, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
      CancelledError,
    );
    expect(server.seen).toHaveLength(0);
    const waiting = client.call(saveCall, input, { signal: scope.signal });
    await server.arrived(1);
    scope.leave();
    await expect(waiting).rejects.toBeInstanceOf(CancelledError);
    expect(server.seen).toHaveLength(1);
  });
});

it('reaches the server as any other when it is to outlive its page, repetitions included [HT-06]', async () => {
  server = await startServer((_, response, count) => (count < 2 ? void response.destroy() : saved));
  const call = setUp(server.baseUrl).client.call(saveCall, input, { keepalive: true });
  expect(await call).toEqual({ saved: 1 });
  const keys = server.seen.map(({ form }) => form['idempotency_key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
