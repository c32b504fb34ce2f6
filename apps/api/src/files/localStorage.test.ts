import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { FileRejected } from '../ports/storage.ts';
import { localStorage } from './localStorage.ts';

const base = mkdtempSync(join(tmpdir(), 'banyan-files-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const root = join(base, 'files');
const files = localStorage(root);
const vtt = { type: 'text/vtt' as const, maxBytes: 1000 };
const subtitles = 'WEBVTT\n\n00:00.000 --> 00:01.000\n早上好\n';

/** Byte by byte, the way a slow network brings it. */
const drops = (content: Buffer | string) => Readable.from([...Buffer.from(content)].map((byte) => Buffer.from([byte])));

function* breakOff() {
  yield Buffer.from('WEBVTT\n'.padEnd(100));
  throw new Error('connection lost');
}

describe('files on disk', () => {
  it('come back as they were, whole and in part', async () => {
    const stored = await files.put('1001/7/zh.vtt', drops(subtitles), vtt);
    expect(stored).toEqual({ key: '1001/7/zh.vtt', type: 'text/vtt', size: Buffer.byteLength(subtitles) });
    expect(await files.stat('1001/7/zh.vtt')).toEqual(stored);
    expect(await text(files.read('1001/7/zh.vtt'))).toBe(subtitles);
    expect(await text(files.read('1001/7/zh.vtt', { start: 0, end: 5 }))).toBe('WEBVTT');
  });

  it('are replaced whole or not at all', async () => {
    await files.put('a.vtt', drops('WEBVTT\n\none'), vtt);
    await expect(files.put('a.vtt', drops('WEBVTT\n'.padEnd(1001)), vtt)).rejects.toThrow(FileRejected);
    const breaking = Readable.from(breakOff());
    await expect(files.put('a.vtt', breaking, vtt)).rejects.toThrow('connection lost');
    expect(await text(files.read('a.vtt'))).toBe('WEBVTT\n\none');
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each([
    ['a page called subtitles', 'x.vtt', 'text/vtt', '<script>alert(1)</script>'],
    ['a page called a picture', 'x.png', 'image/png', '<svg onload=alert(1)>'],
    ['an empty picture', 'x.png', 'image/png', ''],
    ['a picture called a video', 'x.mp4', 'video/mp4', '\x89PNG\r\n\x1a\n0000000000'],
    ['another extension than the type', 'x.png', 'text/vtt', subtitles],
    ['an extension that is not stored', 'x.html', 'text/vtt', subtitles],
  ] as const)('are not taken when they are not what they are said to be: %s', async (_case, key, type, content) => {
    await expect(files.put(key, drops(content), { type, maxBytes: 1000 })).rejects.toThrow(FileRejected);
    expect(await files.stat(key)).toBeNull();
  });

  it.each([
    ['png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['webp', 'image/webp', [...Buffer.from('RIFF0000WEBP')]],
    ['mp4', 'video/mp4', [...Buffer.from('0000ftypisom')]],
  ] as const)('are taken when they begin like a %s', async (extension, type, bytes) => {
    const stored = await files.put(`ok.${extension}`, drops(Buffer.from(bytes)), { type, maxBytes: 1000 });
    expect(stored.size).toBe(bytes.length);
  });

  it.each([
    '../out.vtt',
    'a/../../out.vtt',
    '/etc/out.vtt',
    'a//b.vtt',
    '.hidden.vtt',
    'a/.b.vtt',
    'a\\b.vtt',
    'a\0.vtt',
    '',
  ])('have no key that leads elsewhere: %j', async (key) => {
    writeFileSync(join(base, 'out.vtt'), 'outside');
    await expect(files.put(key, drops(subtitles), vtt)).rejects.toThrow(RangeError);
    expect(await files.stat(key)).toBeNull();
    expect(() => files.read(key)).toThrow(RangeError);
  });

  it('can be removed, more than once', async () => {
    await files.put('gone.vtt', drops(subtitles), vtt);
    await files.remove('gone.vtt');
    await files.remove('gone.vtt');
    expect(existsSync(join(root, 'gone.vtt'))).toBe(false);
  });
});
