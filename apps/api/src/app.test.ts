import { ErrorCode } from '@banyan/contracts';
import { languageList } from '@banyan/contracts/account';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/postgres.ts';
import { serve } from './http/serve.ts';
import { enterpriseRoutes } from './modules/enterprise/enterprise.routes.ts';
import { testApp } from './testing/app.ts';
import { caller } from './testing/caller.ts';
import { testDatabase } from './testing/database.ts';
import { addEnterprise } from './testing/fixtures.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid: 0, puborg: 0 });
});

describe('health', () => {
  it('tells that the process runs and that the database answers', async () => {
    const app = await testApp(db, []);
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    const ready = await app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('tells that the database does not answer, and calls say so too [HT-06]', async () => {
    const gone = await openPostgres('postgres://nobody@127.0.0.1:1/none', 2);
    const app = await testApp(gone, enterpriseRoutes);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const ready = await app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(ready.body).not.toContain('127.0.0.1');
    expect(await caller(app)(languageList, {})).toMatchObject({ http: 503, code: ErrorCode.unavailable });
    await gone.close();
  });
});

describe('time limits', () => {
  it('end a call that takes too long with words that invite another try [HT-06]', async () => {
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const slow = serve(languageList, () => waiting.then(() => ({ languages: [] })));
    const app = await testApp(db, [slow], { answerWithinMs: 100 });
    const result = await caller(app)(languageList, {});
    goOn();
    expect(result).toMatchObject({ http: 503, status: 'N', code: ErrorCode.unavailable });
  });

  it('drop a request that does not arrive whole', async () => {
    const app = await testApp(db, enterpriseRoutes, { receiveWithinMs: 200 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nev=1';
    socket.write(`POST /index.php?r=apiSystem/login HTTP/1.1\r\nHost: 127.0.0.1\r\n${form}`);
    await once(socket, 'end');
    expect(said).toContain('HTTP/1.1 408');
  });
});

it('answers headers that are too long, or none, and closes [SH-08]', async () => {
  const app = await testApp(db, []);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const say = async (text: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    socket.write(text);
    await once(socket, 'end');
    return said;
  };
  const long = await say(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  const none = await say('no request\r\n\r\n');
  for (const [said, status] of [
    [long, '431'],
    [none, '400'],
  ] as const) {
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ['connection: close', 'x-content-type-options: nosniff', "default-src 'none'", 'no-store']) {
      expect(said.toLowerCase()).toContain(header);
    }
  }
});

it('an address that is none is refused without being repeated, logged, and opens nothing', async () => {
  const lines: string[] = [];
  const app = await testApp(db, [], { logLevel: 'warn', logStream: { write: (line) => lines.push(line) } });
  const response = await app.inject({ url: '/course/%zz?token=secret' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ status: 'N', code: ErrorCode.badRequest });
  expect(response.body).not.toContain('zz');
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['refused']);
  expect(lines.join('')).not.toContain('secret');
});
