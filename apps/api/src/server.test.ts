import { type CallInput, type CallOutput, type Call } from '@banyan/contracts';
import { getUserInfo, login } from '@banyan/contracts/account';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { DataDirHeldError, DataDirUnusableError } from './db/dataDir.ts';
import { contentSecret, signUrl } from './files/signedUrls.ts';
import { hashPassword } from './modules/session/passwords.ts';
import { startServer } from './server.ts';
import { addEnterprise, addUser } from './testing/fixtures.ts';

const base = mkdtempSync(join(tmpdir(), 'banyan-server-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const dataDir = join(base, 'data');
const config = (change: Record<string, string> = {}) =>
  readConfig({
    PORT: '0',
    CONTENT_PORT: '0',
    BANYAN_DATA_DIR: dataDir,
    BANYAN_PORTAL_DIR: join(base, 'none'),
    BANYAN_DEMO: 'N',
    LOG_LEVEL: 'silent',
    ...change,
  });
const quiet = () => undefined;

/** The portal's own transport; the server may not import it, so it is met by address, as in a browser. */
interface Transport {
  createHttpClient(options: object): {
    call<C extends Call>(contract: C, input: CallInput<C>): Promise<CallOutput<C>>;
  };
}
const transport = (await import(
  /* @vite-ignore */ new URL('../../../libs/core-http/src/index.ts', import.meta.url).href
)) as Transport;

function portal(port: number, who: { token: string; userid: string }) {
  return transport.createHttpClient({
    baseUrl: `http://127.0.0.1:${port}`,
    identity: () => ({ eid: '0', ...who, language: 'zh_cn', userPortalID: '', userNikkatsu: '1' }),
    flags: () => ({ signAll: 'Y', encryptAll: 'N' }),
    policy: { onRefused: quiet },
    host: () => '127.0.0.1',
    pageUrl: () => `http://127.0.0.1:${port}/login`,
    adapter: 'http',
  });
}

describe('the server', () => {
  it('answers the portal’s own transport, keeps data over a restart, and stops cleanly [HT-01] [HT-03] [HT-05] [SE-02]', async () => {
    const db = await openDatabase({ dataDir });
    await db.migrate();
    await addEnterprise(db, { eid: 0, puborg: 0 });
    await addUser(db, 0, { account: 'li', passwordHash: await hashPassword('Banyan2026') });
    await db.close();

    const first = await startServer(config(), quiet);
    const visitor = portal(first.port, { token: '', userid: '' });
    const { userinfo } = await visitor.call(login, { account: 'li', password: 'Banyan2026', remember: 'Y' });
    await expect(startServer(config(), quiet)).rejects.toThrow(DataDirHeldError);
    expect((await fetch(`http://127.0.0.1:${first.contentPort}/f/x.mp4`)).status).toBe(403);
    await first.close();

    const second = await startServer(config(), quiet);
    const learner = portal(second.port, { token: userinfo.token, userid: userinfo.userid });
    expect(await learner.call(getUserInfo, {})).toMatchObject({ account: 'li', token: userinfo.token });
    await second.close();
    const closed = fetch(`http://127.0.0.1:${second.port}/healthz`);
    await expect(closed).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('finishes the request under way when it is asked to stop', async () => {
    const server = await startServer(config(), quiet);
    const socket = connect(server.port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
    const head = 'POST /index.php?r=apiSystem/login HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n';
    const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n';
    socket.write(`${head}${form}`);
    // The server says so when it has accepted the request and waits for its body.
    await expect.poll(() => said).toContain('100 Continue');
    const closed = server.close();
    const ended = once(socket, 'end');
    socket.write('ev=1');
    await Promise.all([ended, closed]);
    expect(said).toContain('HTTP/1.1 400');
    expect(said).toContain('"status":"N"');
  });

  it('says at once that a port is taken, before it touches data', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = String((other.address() as AddressInfo).port);
    const changes: Record<string, string>[] = [{ PORT: taken }, { CONTENT_PORT: taken }];
    for (const change of changes) {
      await expect(
        startServer(config({ ...change, BANYAN_DATA_DIR: join(base, 'never') }), quiet),
      ).rejects.toHaveProperty('code', 'EADDRINUSE');
    }
    expect(() => rmSync(join(base, 'never'), { recursive: true })).toThrow(/ENOENT/);
    await new Promise((resolve) => other.close(resolve));
  });

  it('documents its calls at /docs, but not in production [HT-07]', async () => {
    for (const [mode, status] of [
      ['development', 200],
      ['production', 404],
    ] as const) {
      const server = await startServer(config({ NODE_ENV: mode }), quiet);
      const statuses = [];
      for (const path of ['/docs', '/docs/json', '/docs/static/index.html']) {
        statuses.push((await fetch(`http://127.0.0.1:${server.port}${path}`)).status);
      }
      await server.close();
      expect(statuses, mode).toEqual([status, status, status]);
    }
  });

  it('stops while a player holds a file half read', async () => {
    const server = await startServer(config(), quiet);
    const film = Buffer.alloc(32_000_000);
    film.write('ftyp', 4);
    mkdirSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'files/film.mp4'), film);
    const origin = `http://127.0.0.1:${server.contentPort}`;
    const { url } = signUrl(contentSecret('', dataDir), origin, 'film.mp4', Date.now() + 60_000);
    const socket = connect(server.contentPort, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${url.slice(origin.length)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    await once(socket, 'readable');
    await server.close();
    socket.destroy();
  }, 40_000);

  it.each([
    [
      'behind TLS with no proxy that is believed',
      { BANYAN_TLS: 'Y' },
      [/BANYAN_TLS is set and BANYAN_TRUST_PROXY is not/],
    ],
    ['behind TLS with its proxy named', { BANYAN_TLS: 'Y', BANYAN_TRUST_PROXY: '127.0.0.1' }, []],
    ['without TLS', {}, []],
  ])('warns of pages with http addresses only where they will come: %s [SE-01]', async (_where, change, words) => {
    const said: string[] = [];
    const server = await startServer(config(change), (message) => said.push(message));
    await server.close();
    expect(said).toEqual(words.map((word) => expect.stringMatching(word) as unknown));
  });

  it('says that the data directory cannot be made', async () => {
    writeFileSync(join(base, 'file'), '');
    const start = startServer(config({ BANYAN_DATA_DIR: join(base, 'file', 'data') }), quiet);
    await expect(start).rejects.toThrow(DataDirUnusableError);
  });
});
