import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { listZip } from './zip.ts';

/** Bytes in an encoding of two bytes, found by reading every pair. */
function encoder(encoding: string): (text: string) => Buffer {
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      const one = decoder.decode(new Uint8Array([lead, trail]));
      if (!bytesOf.has(one)) bytesOf.set(one, [lead, trail]);
    }
  return (text) => Buffer.from([...text].flatMap((one) => bytesOf.get(one) ?? [...Buffer.from(one)]));
}

/** A zip whose names have these bytes, and whose encoding it does not say. */
async function zipOf(files: readonly (readonly [name: Buffer, content: string])[]): Promise<Buffer> {
  const zip = new ZipFile();
  // Names of as many bytes, which are replaced in the archive.
  const places = files.map(([name], no) => `${String(no).padStart(2, '0')}${'x'.repeat(name.length - 2)}`);
  files.forEach(([, content], no) => zip.addBuffer(Buffer.from(content), places[no] ?? '', { compress: false }));
  zip.end();
  const bytes = await buffer(zip.outputStream);
  files.forEach(([name], no) => {
    const place = Buffer.from(places[no] ?? '');
    for (let at = bytes.indexOf(place); at !== -1; at = bytes.indexOf(place, at + 1)) name.copy(bytes, at);
  });
  // Central and local headers, without the flag that says UTF-8.
  for (const [mark, flags] of [
    ['PK\u0001\u0002', 8],
    ['PK\u0003\u0004', 6],
  ] as const)
    for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) bytes.writeUInt16LE(0, at + flags);
  return bytes;
}

describe('names in a zip that does not say how they are written', () => {
  it.each([
    ['gb18030', '课件/首页.html', '课件/操作规程.pdf'],
    ['big5', '課件/首頁.html', '課件/操作規程.pdf'],
    ['shift_jis', '教材/表紙.html', '教材/取扱説明書.pdf'],
    ['utf-8', '课件/首页.html', '课件/操作规程.pdf'],
  ])('are those that the manifest names, in %s [CO-03]', async (encoding, ...names) => {
    const encode = encoding === 'utf-8' ? (text: string) => Buffer.from(text) : encoder(encoding);
    for (const write of [(name: string) => name, (name: string) => name.split('/').map(encodeURIComponent).join('/')]) {
      const zip = await zipOf([
        [Buffer.from('course.yaml'), names.map((name) => `file: ${write(name)}`).join('\n')],
        ...names.map((name) => [encode(name), name] as const),
      ]);
      const listed = await listZip(zip, undefined, /course\.yaml$/);
      expect(listed.map(({ path }) => path)).toEqual(['course.yaml', ...names]);
    }
  });

  it('stay within the zip, however they are read [CO-03]', async () => {
    const zip = await zipOf([[Buffer.concat([encoder('gb18030')('课件'), Buffer.from('/../../a.html')]), 'a']]);
    await expect(listZip(zip)).rejects.toThrow('path');
  });
});
