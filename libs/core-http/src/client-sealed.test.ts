// @vitest-environment node
import { canonicalParameters, type TransportFlags } from '@banyan/contracts';
import { compactDecrypt, CompactEncrypt, decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { EnvelopeError, RefusedError } from './errors.ts';
import { anonymousIdentity, deriveKeys, sign, type Ev1Keys } from './ev1/index.ts';
import { startServer, type Seen, type TestServer } from './testing/server.ts';
import { bodyCall, good, learner, listCall, saveCall, sealedCall, setUp } from './testing/setup.ts';

let server: TestServer;
afterEach(() => server.close());

const learnerKeys = () => deriveKeys({ token: learner.token, userId: learner.userid, eid: learner.eid });
const demand = (flags: Partial<TransportFlags>) => ({
  flags: (): TransportFlags => ({ signAll: 'N', encryptAll: 'N', ...flags }),
});

async function openBy(keys: Ev1Keys, seen: Seen) {
  const { plaintext, protectedHeader } = await compactDecrypt(seen.form['data'] ?? '', keys.encC2s);
  return {
    header: protectedHeader as unknown as Record<string, unknown>,
    parameters: JSON.parse(Buffer.from(plaintext).toString('utf8')) as Record<string, string>,
  };
}

async function sealAnswer(keys: Ev1Keys, rjti: unknown, value: unknown, header: Record<string, unknown> = {}) {
  const protectedHeader = { alg: 'dir', enc: 'A256CBC-HS512', typ: 'ev1r', kid: keys.kid, rjti, ...header };
  return new CompactEncrypt(Buffer.from(JSON.stringify(value)))
    .setProtectedHeader(protectedHeader)
    .encrypt(keys.encS2c);
}

const jtiOf = (seen: Seen) => (decodeProtectedHeader(seen.form['data'] ?? '') as Record<string, unknown>)['jti'];

describe('a call that must be sealed', () => {
  it('is sealed and signed under the session, and its sealed answer opened [HT-03] [HT-04] [HT-05]', async () => {
    const keys = await learnerKeys();
    server = await startServer(async (seen) => ({ status: 'Y', data: await sealAnswer(keys, jtiOf(seen), good.data) }));
    const { client } = setUp(server.baseUrl, { now: () => 1_700_000_000_123 });
    expect(await client.call(sealedCall, { page: 3 })).toEqual(good.data);
    const [seen] = server.seen as [Seen];
    expect([seen.method, seen.path, seen.query]).toEqual(['POST', '/index.php', { r: 'apiTest/sealed' }]);
    expect(Object.keys(seen.form).sort()).toEqual(['data', 'ev', 'kid', 'sign']);
    const { header, parameters } = await openBy(keys, seen);
    expect(header).toMatchObject({
      typ: 'ev1',
      kid: keys.kid,
      htm: 'POST',
      htu: '/index.php?r=apiTest/sealed',
      ts: 1_700_000_000_123,
    });
    expect(parameters).toMatchObject({ page: '3', token: learner.token, userid: '100023', eid: '42', _method: 'GET' });
    const call = { method: 'POST', path: '/index.php?r=apiTest/sealed', timestamp: '1700000000123' };
    expect(seen.form['sign']).toBe(
      await sign(keys.signKey, { ...call, nonce: String(header['jti']) }, seen.form['data'] ?? ''),
    );
    expect(JSON.stringify(seen)).not.toContain(learner.token);
  });

  it("is sealed with the host's keys for a visitor [HT-04]", async () => {
    const keys = await deriveKeys(await anonymousIdentity('hengchuan.localhost', '42'));
    server = await startServer(async (seen) => ({ status: 'Y', data: await sealAnswer(keys, jtiOf(seen), good.data) }));
    const { client } = setUp(server.baseUrl, { identity: () => ({ ...learner, token: '', userid: '' }) });
    expect(await client.call(sealedCall, { page: 3 })).toEqual(good.data);
    expect((await openBy(keys, server.seen[0] as Seen)).parameters).toMatchObject({ token: '', userid: '' });
  });

  it('takes the keys of who asked, though they changed while it was on its way', async () => {
    const keys = await learnerKeys();
    let identity = learner;
    server = await startServer(async (seen) => {
      identity = { ...learner, token: '', userid: '' };
      return { status: 'Y', data: await sealAnswer(keys, jtiOf(seen), good.data) };
    });
    const { client } = setUp(server.baseUrl, { identity: () => identity });
    expect(await client.call(sealedCall, { page: 3 })).toEqual(good.data);
  });

  it('takes the new keys after a login [HT-04]', async () => {
    const visitor = { ...learner, token: '', userid: '' };
    let identity = visitor;
    server = await startServer(() => ({ status: 'N', code: 404 }));
    const { client } = setUp(server.baseUrl, { identity: () => identity });
    for (const who of [visitor, learner, { ...learner, eid: '43' }]) {
      identity = who;
      await expect(client.call(sealedCall, { page: 1 })).rejects.toBeInstanceOf(RefusedError);
    }
    const keys = [
      await deriveKeys(await anonymousIdentity('hengchuan.localhost', '42')),
      await learnerKeys(),
      await deriveKeys({ token: learner.token, userId: learner.userid, eid: '43' }),
    ];
    const eids = await Promise.all(
      server.seen.map(async (seen, i) => (await openBy(keys[i] as Ev1Keys, seen)).parameters['eid']),
    );
    expect(eids).toEqual(['42', '42', '43']);
  });

  it('has another jti and the same key each time it is tried [HT-06]', async () => {
    const keys = await learnerKeys();
    server = await startServer(async (seen, response, count) =>
      count < 3 ? void response.destroy() : { status: 'Y', data: await sealAnswer(keys, jtiOf(seen), { saved: 1 }) },
    );
    const { client } = setUp(server.baseUrl, demand({ encryptAll: 'Y' }));
    await client.call(saveCall, { note: 'n', marks: [] });
    const opened = await Promise.all(server.seen.map((seen) => openBy(keys, seen)));
    expect(new Set(opened.map(({ header }) => header['jti'])).size).toBe(3);
    expect(new Set(opened.map(({ parameters }) => parameters['idempotency_key'])).size).toBe(1);
  });

  it('answered plain is an error [HT-03]', async () => {
    server = await startServer(() => good);
    await expect(setUp(server.baseUrl).client.call(sealedCall, { page: 1 })).rejects.toBeInstanceOf(EnvelopeError);
    const flagged = setUp(server.baseUrl, demand({ encryptAll: 'Y' })).client;
    await expect(flagged.call(listCall, { page: 1 })).rejects.toBeInstanceOf(EnvelopeError);
  });

  it('may be refused plain, as 4011 is, and comes again with the right time [ER-02]', async () => {
    const keys = await learnerKeys();
    const serverTime = 1_700_000_900_000;
    server = await startServer(async (seen, _, count) =>
      count === 1
        ? { status: 'N', code: 4011, data: { serverTime } }
        : { status: 'Y', data: await sealAnswer(keys, jtiOf(seen), good.data) },
    );
    const { client } = setUp(server.baseUrl, { now: () => 1_700_000_000_000 });
    expect(await client.call(sealedCall, { page: 1 })).toEqual(good.data);
    const [first, second] = await Promise.all(server.seen.map((seen) => openBy(keys, seen)));
    expect([first?.header['ts'], second?.header['ts']]).toEqual([1_700_000_000_000, serverTime]);
    expect(first?.header['jti']).not.toBe(second?.header['jti']);
  });

  it('refused as a replay is not sent again [ER-04]', async () => {
    server = await startServer(() => ({ status: 'N', code: 50005, msg: 'again' }));
    const { client, refusals } = setUp(server.baseUrl);
    await expect(client.call(sealedCall, { page: 1 })).rejects.toBeInstanceOf(RefusedError);
    expect([server.seen.length, refusals.length]).toEqual([1, 1]);
  });

  it.each([
    ['to another request', 'x'.repeat(22), {}, false],
    ['of another type', undefined, { typ: 'ev1' }, false],
    ['under other keys', undefined, {}, true],
  ])('answered with a seal %s is an error [HT-05]', async (_, rjti, header, stranger) => {
    const keys = stranger ? await deriveKeys({ token: 's'.repeat(43), userId: '1', eid: '42' }) : await learnerKeys();
    server = await startServer(async (seen) => ({
      status: 'Y',
      data: await sealAnswer(keys, rjti ?? jtiOf(seen), good.data, header),
    }));
    await expect(setUp(server.baseUrl).client.call(sealedCall, { page: 1 })).rejects.toBeInstanceOf(EnvelopeError);
  });
});

describe('server flags', () => {
  it('have every call signed over all its parameters [HT-03]', async () => {
    const keys = await learnerKeys();
    server = await startServer(() => good);
    const { client } = setUp(server.baseUrl, { ...demand({ signAll: 'Y' }), now: () => 1_700_000_000_000 });
    await client.call(listCall, { page: 1, 'search[keyword]': "o'(b)*!" });
    const { r, sign: signature, ...parameters } = server.seen[0]?.query ?? {};
    expect(r).toBe('apiTest/list');
    const call = { method: 'GET', path: '/index.php?r=apiTest/list', timestamp: '1700000000000' };
    expect(signature).toBe(
      await sign(keys.signKey, { ...call, nonce: parameters['nonce'] ?? '' }, canonicalParameters(parameters)),
    );
  });

  it('have every call sealed [HT-03]', async () => {
    const keys = await learnerKeys();
    server = await startServer(async (seen) => ({ status: 'Y', data: await sealAnswer(keys, jtiOf(seen), good.data) }));
    const { client } = setUp(server.baseUrl, demand({ encryptAll: 'Y' }));
    expect(await client.call(bodyCall, { page: 1 })).toEqual(good.data);
  });
});

describe('text data with status Y', () => {
  it.each([
    ['plain', {}, ''],
    ['signed', { signAll: 'Y' } as const, undefined],
  ])('is opened after a %s request too [HT-05]', async (_, flags, id) => {
    const keys = await learnerKeys();
    server = await startServer(async (seen) => ({
      status: 'Y',
      data: await sealAnswer(keys, id ?? seen.query['nonce'], good.data),
    }));
    expect(await setUp(server.baseUrl, demand(flags)).client.call(listCall, { page: 1 })).toEqual(good.data);
  });

  it('that is no seal is an error [HT-05]', async () => {
    server = await startServer(() => ({ status: 'Y', data: 'hello' }));
    await expect(setUp(server.baseUrl).client.call(listCall, { page: 1 })).rejects.toBeInstanceOf(EnvelopeError);
  });
});
