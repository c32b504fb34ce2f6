import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { buildContentApp } from './contentApp.ts';
import { contentSecret, signUrl, toSave } from './signedUrls.ts';

const secret = 'a secret of at least thirty-two characters';
const start = 1_700_000_000_000;
const content = 'WEBVTT\n\n0123456789';
let now = start;

const files = memoryStorage();
const plain = {
  files,
  secret,
  tls: false,
  now: () => now,
  allowsOrigin: (origin: URL) => Promise.resolve(origin.hostname === 'learn.acme.example'),
  trustProxy: [],
  logLevel: 'silent' as const,
};
const app = buildContentApp(plain);
beforeAll(async () => {
  await files.put('1001/1.pdf', Readable.from([Buffer.from('%PDF-1.7')]), { type: 'application/pdf', maxBytes: 99 });
  await files.put('1001/1.vtt', Readable.from([Buffer.from(content)]), { type: 'text/vtt', maxBytes: 99 });
});
afterAll(() => app.close());

const address = (key = '1001/1.vtt', ttl = 60_000) => {
  const { url } = signUrl(secret, 'http://a.localhost:4001', key, start + ttl);
  return url.slice('http://a.localhost:4001'.length);
};
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { host: 'a.localhost:4001', ...headers } });

describe('content origin', () => {
  it('is reached by https alone from the first time on, where it is reached by https [HT-09]', async () => {
    const sealed = buildContentApp({ ...plain, tls: true });
    for (const url of [address(), '/nothing']) {
      expect((await sealed.inject({ url })).headers['strict-transport-security']).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect((await get(url)).headers).not.toHaveProperty('strict-transport-security');
    }
    await sealed.close();
  });

  it('says so where a file cannot be read, in an answer that nobody keeps or saves as the file [HT-06]', async () => {
    const read = () =>
      new Readable({
        read() {
          this.destroy(new Error('the store is away'));
        },
      });
    const broken = buildContentApp({ ...plain, files: { ...files, read } });
    for (const range of [{}, { range: 'bytes=0-3' }]) {
      const { body, headers, statusCode } = await broken.inject({ url: address(), headers: range });
      expect([statusCode, body, headers['cache-control']]).toEqual([500, 'this did not work', 'no-store']);
      expect([headers['content-disposition'], headers['content-range']]).toEqual([undefined, undefined]);
    }
    await broken.close();
  });

  it('serves a file by its signed address, as its type, never as a page', async () => {
    const response = await get(address());
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(content);
    expect(response.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=60',
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('lets a browser show a PDF, picture or video, and saves it under its own name [HT-09]', async () => {
    const { url } = signUrl(secret, '', '1001/1.pdf', start + 60_000, "年报 (终稿)'.pdf");
    const shown = await get(url);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''%E5%B9%B4%E6%8A%A5%20%28%E7%BB%88%E7%A8%BF%29%27.pdf",
    });
    const saved = await get(toSave({ url, expiresAt: 0 }));
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename/);
    expect(shown.headers['content-security-policy']).not.toContain('sandbox');
    expect((await get(url.replace('%20', ''))).statusCode).toBe(403);
    expect((await get(url.replace(/&n=[^&]+/, ''))).statusCode).toBe(403);
  });

  it('serves the part that a player seeks to [CO-04]', async () => {
    const part = await get(address(), { range: 'bytes=8-10' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('012');
    expect(part.headers['content-range']).toBe(`bytes 8-10/${content.length}`);
    const beyond = await get(address(), { range: 'bytes=99-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`);
  });

  it('tells the size without the file', async () => {
    const head = await get(address(), {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(content.length));
    expect(head.body).toBe('');
  });

  it('opens no address that was changed, is of another file, or has run out', async () => {
    const good = address();
    const changed = [
      good.replace('/1001/1.vtt', '/1002/1.vtt'),
      good.replace(/e=\d+/, `e=${start + 99_000_000}`),
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
      good.split('&s=')[0] ?? '',
      `${good}&e=${start + 99_000_000}`,
      '/f/1001/1.vtt',
    ];
    for (const url of changed) expect((await get(url)).statusCode, url).toBe(403);
    now = start + 60_000;
    expect((await get(good)).statusCode).toBe(403);
    now = start;
  });

  it('lists nothing and has nothing else', async () => {
    for (const url of ['/', '/f', '/f/', '/f/1001/', '/index.php']) {
      expect([403, 404], url).toContain((await get(url)).statusCode);
    }
    expect((await get(address('1001/none.vtt'))).statusCode).toBe(404);
  });

  it.each([
    ['http://a.localhost:4000', true],
    ['https://learn.acme.example', true],
    ['http://b.localhost:4000', false],
    ['https://evil.example', false],
    ['null', false],
  ])('lets scripts of %s read: %s', async (origin, allowed) => {
    const response = await get(address(), { origin });
    expect(response.headers['access-control-allow-origin']).toBe(allowed ? origin : undefined);
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('trouble', () => {
  it('is told without what failed inside, and logged without the signature', async () => {
    const lines: string[] = [];
    const broken = buildContentApp({
      files,
      secret,
      tls: false,
      now: () => now,
      allowsOrigin: () => Promise.reject(new Error('Failed query: select 1 from hosts')),
      trustProxy: [],
      logLevel: 'warn',
      logStream: { write: (line) => lines.push(line) },
    });
    const headers = { host: 'a.localhost:4001', origin: 'https://learn.acme.example' };
    const file = await broken.inject({ url: address(), headers });
    expect(file.statusCode).toBe(200);
    expect(file.headers['access-control-allow-origin']).toBeUndefined();
    const refused = await broken.inject({ url: address().replace('1001', '1002'), headers: { host: headers.host } });
    expect(refused.statusCode).toBe(403);
    await broken.close();
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; path?: string });
    expect(logged.map(({ msg }) => msg)).toEqual(['origin not checked', 'refused']);
    expect(logged[1]).toMatchObject({ path: '/f/1002/1.vtt', http: 403 });
    expect(lines.join('\n')).not.toMatch(/s=|params/);
  });
});

describe('contentSecret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-secret-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is made once and kept for its owner alone, or is the configured one', () => {
    const made = contentSecret('', dataDir);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(contentSecret('', dataDir)).toBe(made);
    expect(readFileSync(join(dataDir, 'content-secret'), 'utf8')).toBe(made);
    expect(statSync(join(dataDir, 'content-secret')).mode & 0o777).toBe(0o600);
    expect(contentSecret(secret, dataDir)).toBe(secret);
  });

  it('is the one that another process has just made', () => {
    const raced = mkdtempSync(join(dataDir, 'raced-'));
    const theirs = 'f'.repeat(64);
    const made = contentSecret('', raced, () => {
      writeFileSync(join(raced, 'content-secret'), theirs);
      return Buffer.alloc(32);
    });
    expect(made).toBe(theirs);
  });
});
