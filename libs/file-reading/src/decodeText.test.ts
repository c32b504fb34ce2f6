import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, nameReadings } from './decodeText.ts';

/** Bytes of characters in an encoding of two bytes, found by reading every pair. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      try {
        const one = decoder.decode(new Uint8Array([lead, trail]));
        if (!bytesOf.has(one)) bytesOf.set(one, [lead, trail]);
      } catch {
        // No character has these bytes.
      }
    }
  }
  return (text) => new Uint8Array([...text].flatMap((one) => bytesOf.get(one) ?? one.charCodeAt(0)));
}

const written = {
  gb18030: '工号,姓名,部门\nZ9001,陈喆,装配一部：先断电，再检修；每班点检一次扭矩扳手。\n质量部的张三、李四',
  big5: '工號,姓名,部門\nZ9001,陳哲,裝配一部：先斷電，再檢修；每班點檢一次扭矩扳手。\n品質部的張三、李四',
  shift_jis: '番号,氏名,部署\nZ9001,田中一郎,組立一課：電源を切ってから点検してください。\n品質管理のチェックリスト',
} as const;

describe('the words of a file', () => {
  it.each(Object.entries(written))('are read in %s, whatever part of them is there [SE-12]', (encoding, text) => {
    const encode = encoder(encoding);
    const part = fc.tuple(fc.nat(text.length - 12), fc.integer({ min: 12, max: text.length }));
    fc.assert(
      fc.property(part, ([from, length]) => {
        const some = text.slice(from, from + length);
        const read = decodeText(encode(some));
        // Bytes that fit several encodings are told as unsure.
        if (read?.isSure === true) expect(read).toMatchObject({ text: some });
        else expect(nameReadings(encode(some))).toContain(some);
      }),
      { numRuns: 300 },
    );
    expect(decodeText(encode(text))).toEqual({ text, encoding, isSure: true });
  });

  it('are read in UTF-8 and UTF-16, with a mark and without, also where they are cut within a character [SE-12]', () => {
    const wide = (text: string, isBig: boolean) =>
      new Uint8Array(
        [...text].flatMap((one) => {
          const pair = [one.charCodeAt(0) & 0xff, one.charCodeAt(0) >> 8];
          return isBig ? pair.toReversed() : pair;
        }),
      );
    const text = '第一章 a\n';
    const utf8 = new TextEncoder().encode(`\ufeff${text}`);
    for (const bytes of [
      utf8,
      utf8.slice(3),
      ...[true, false].flatMap((big) => [wide(text, big), wide(`\ufeff${text}`, big)]),
    ])
      expect(decodeText(bytes)?.text).toBe(text);
    expect(decodeText(utf8.slice(0, 8), true)?.text).toBe('第');
    const gbk = encoder('gb18030')(written.gb18030);
    expect(decodeText(gbk.slice(0, -1), true)?.text).toBe(written.gb18030.slice(0, -1));
  });

  it('are not found in what is no text [SE-12]', () => {
    for (const bytes of [
      [0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x01],
      [0xff, 0xff, 0xff],
      [0x00, 0x00, 0x41],
    ])
      expect(decodeText(new Uint8Array(bytes))).toBeNull();
  });
});
