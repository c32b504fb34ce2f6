import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileRejected, pieceBytes, type FileStorage } from '../ports/storage.ts';
import { storeHere, storesHere, type StoreHere } from '../testing/stores.ts';
import { localStorage } from './localStorage.ts';

const vtt = { type: 'text/vtt' as const, maxBytes: 1000 };
const subtitles = 'WEBVTT\n\n00:00.000 --> 00:01.000\n早上好\n';

/** Byte by byte, as a slow network delivers it. */
const drops = (content: Buffer | string) => Readable.from([...Buffer.from(content)].map((byte) => Buffer.from([byte])));
const once = (content: Buffer) => Readable.from([content]);

function* breakOff() {
  yield Buffer.from('WEBVTT\n'.padEnd(100));
  throw new Error('connection lost');
}

describe.each(storesHere)('files in %s [HT-09]', (kind) => {
  let store: StoreHere;
  let files: FileStorage;
  beforeAll(async () => {
    store = await storeHere(kind);
    files = store.files;
  });
  afterAll(() => store.close());

  it('come back as they were, whole and in part', async () => {
    const stored = await files.put('1001/7/zh.vtt', drops(subtitles), vtt);
    expect(stored).toEqual({ key: '1001/7/zh.vtt', type: 'text/vtt', size: Buffer.byteLength(subtitles) });
    expect(await files.stat('1001/7/zh.vtt')).toEqual(stored);
    expect(await text(files.read('1001/7/zh.vtt'))).toBe(subtitles);
    expect(await text(files.read('1001/7/zh.vtt', { start: 0, end: 5 }))).toBe('WEBVTT');
    await expect(text(files.read('1001/7/none.vtt'))).rejects.toThrow(/ENOENT|key does not exist/);
  });

  it('come back as they were when they are larger than a piece', async () => {
    const size = 2 * pieceBytes + 5;
    const long = Buffer.alloc(size, 'WEBVTT\n\n');
    const chunks = Array.from({ length: 17 }, (_one, at) => long.subarray(at << 20, (at + 1) << 20));
    await files.put('long.vtt', Readable.from(chunks), { type: 'text/vtt', maxBytes: size });
    expect(await files.stat('long.vtt')).toMatchObject({ size });
    expect((await buffer(files.read('long.vtt'))).equals(long)).toBe(true);
    const tooLong = files.put('longer.vtt', Readable.from(chunks), { type: 'text/vtt', maxBytes: size - 1 });
    await expect(tooLong).rejects.toThrow(FileRejected);
    expect(await files.stat('longer.vtt')).toBeNull();
  });

  it('are replaced whole or not at all', async () => {
    await files.put('a.vtt', drops('WEBVTT\n\none'), vtt);
    await expect(files.put('a.vtt', drops('WEBVTT\n'.padEnd(1001)), vtt)).rejects.toThrow(FileRejected);
    await expect(files.put('a.vtt', Readable.from(breakOff()), vtt)).rejects.toThrow('connection lost');
    expect(await text(files.read('a.vtt'))).toBe('WEBVTT\n\none');
  });

  it('are made of pieces, each of which may break off and come again', async () => {
    const [first, second] = [Buffer.alloc(pieceBytes, 'a'), Buffer.from('the end')];
    const file = { key: '1001/u/long.txt', handle: await files.begin('1001/u/long.txt') };
    const broken = Readable.from(breakOff());
    await expect(files.putPiece(file, 1, pieceBytes, broken)).rejects.toThrow('connection lost');
    await expect(files.putPiece(file, 1, pieceBytes, once(second))).rejects.toThrow(FileRejected);
    const tags = [await files.putPiece(file, 1, pieceBytes, once(first))];
    await expect(files.putPiece(file, 2, 3, once(second))).rejects.toThrow(FileRejected);
    expect(await files.stat(file.key)).toBeNull();
    tags.push(await files.putPiece(file, 2, second.length, once(second)));
    await files.finish(file, tags);
    await files.finish(file, tags);
    expect(await files.stat(file.key)).toMatchObject({ type: 'text/plain', size: pieceBytes + second.length });
    expect((await buffer(files.read(file.key))).equals(Buffer.concat([first, second]))).toBe(true);
  });

  it('leave nothing when they are given up half way', async () => {
    const file = { key: 'given-up.txt', handle: await files.begin('given-up.txt') };
    const tag = await files.putPiece(file, 1, 3, once(Buffer.from('abc')));
    await files.abandon(file);
    await files.abandon(file);
    await expect(files.putPiece(file, 1, 3, once(Buffer.from('abc')))).rejects.toThrow(/ENOENT|upload does not exist/);
    await expect(files.finish(file, [tag])).rejects.toThrow(/ENOENT|upload does not exist/);
    expect(await files.stat(file.key)).toBeNull();
  });

  it.each([
    ['a page called subtitles', 'x.vtt', 'text/vtt', '<script>alert(1)</script>'],
    ['a picture called a text', 'x.txt', 'text/plain', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0d'],
    ['a program called a table', 'x.csv', 'text/csv', '\x7fELF\x02\x01\x01\x00'],
    ['a page called a picture', 'x.png', 'image/png', '<svg onload=alert(1)>'],
    ['an empty picture', 'x.png', 'image/png', ''],
    ['a picture called a video', 'x.mp4', 'video/mp4', '\x89PNG\r\n\x1a\n0000000000'],
    ['another extension than the type', 'x.png', 'text/vtt', subtitles],
    ['an extension that is not stored', 'x.html', 'text/vtt', subtitles],
  ] as const)('are not taken when they are not what they are said to be: %s', async (_case, key, type, content) => {
    await expect(files.put(key, drops(content), { type, maxBytes: 1000 })).rejects.toThrow(FileRejected);
    expect(await files.stat(key)).toBeNull();
  });

  it('have no key that leads elsewhere', async () => {
    const keys = ['../out.vtt', 'a/../../out.vtt', '/etc/out.vtt', 'a//b.vtt', '.hidden.vtt', 'a/.b.vtt', 'a\\b.vtt'];
    for (const key of [...keys, 'a\0.vtt', '']) {
      await expect(files.put(key, drops(subtitles), vtt), key).rejects.toThrow(RangeError);
      await expect(files.begin(key), key).rejects.toThrow(RangeError);
      expect(await files.stat(key)).toBeNull();
      expect(() => files.read(key)).toThrow(RangeError);
    }
  });

  it('can be removed, more than once', async () => {
    await files.put('gone.vtt', drops(subtitles), vtt);
    await files.remove('gone.vtt');
    await files.remove('gone.vtt');
    expect(await files.stat('gone.vtt')).toBeNull();
  });
});

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'banyan-drafts-'));
  const files = localStorage(root);
  afterAll(() => rmSync(root, { recursive: true }));

  it('keeps no draft of what broke off or was refused [HT-09]', async () => {
    await expect(files.put('a.vtt', Readable.from(breakOff()), vtt)).rejects.toThrow('connection lost');
    await expect(files.put('a.vtt', drops('WEBVTT\n'.padEnd(1001)), vtt)).rejects.toThrow(FileRejected);
    const file = { key: 'b.txt', handle: await files.begin('b.txt') };
    await expect(files.putPiece(file, 1, 1000, Readable.from(breakOff()))).rejects.toThrow('connection lost');
    expect(readdirSync(root)).toHaveLength(1);
    await files.abandon(file);
    expect(readdirSync(root)).toEqual([]);
  });

  it.each([
    ['png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['webp', 'image/webp', [...Buffer.from('RIFF0000WEBP')]],
    ['mp4', 'video/mp4', [...Buffer.from('0000ftypisom')]],
    ['csv', 'text/csv', [...Buffer.from('\ufeff姓名,成绩\r\n张三,95')]],
    ['pdf', 'application/pdf', [...Buffer.from('%PDF-1.7')]],
  ] as const)('takes what begins like a %s', async (extension, type, bytes) => {
    const stored = await files.put(`ok.${extension}`, drops(Buffer.from(bytes)), { type, maxBytes: 1000 });
    expect(stored.size).toBe(bytes.length);
  });
});
