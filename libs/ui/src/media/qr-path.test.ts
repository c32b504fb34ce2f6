import { describe, expect, it } from 'vitest';
import { qrMatrix, qrShape, type QrLevel } from './qr-path.ts';

const levels: QrLevel[] = ['M', 'L', 'H', 'Q'];

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads a code of version 1–5 with one block of bytes, by the standard, not by the library under test. */
function read(rows: boolean[][]): { version: number; level: QrLevel | undefined; text: string } {
  const size = rows.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number) => rows[y]?.[x] === true;
  // Five bits of format along the first finder, masked with 10101: level, then mask.
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => (bits << 1) | (dark(x, 8) ? 1 : 0), 0) ^ 0b10101;
  const mask = masks[format & 7] ?? (() => false);
  const centre = size - 7;
  const reserved = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version > 1 && Math.abs(x - centre) <= 2 && Math.abs(y - centre) <= 2);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!reserved(x, y)) bits.push(Number(dark(x, y) !== mask(x, y)));
    }
    up = !up;
  }
  const take = (from: number, count: number) => bits.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(take(0, 4)).toBe(0b0100);
  const bytes = Uint8Array.from({ length: take(4, 8) }, (_, index) => take(12 + index * 8, 8));
  return { version, level: levels[format >> 3], text: new TextDecoder().decode(bytes) };
}

describe('qrMatrix', () => {
  it.each<[string, QrLevel, number]>([
    ['hello', 'L', 1],
    ['https://x.cn/a', 'M', 1],
    ['https://banyan.example/i/7f3a', 'M', 3],
    ['签到码', 'L', 1],
  ])('can be read again: %s at level %s', (text, level, version) => {
    const found = read(qrMatrix(text, level));
    expect(found.text).toBe(text);
    expect(found.version).toBe(version);
    // The library raises the error correction when the size stays the same, and never lowers it.
    expect(['L', 'M', 'Q', 'H'].indexOf(found.level ?? '')).toBeGreaterThanOrEqual(['L', 'M', 'Q', 'H'].indexOf(level));
  });
});

describe('qrShape', () => {
  const cells = (path: string) =>
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y ?? ''}`),
    );
  it('draws exactly the dark modules', () => {
    const rows = qrMatrix('hello', 'M');
    const dark = rows.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`${x},${y}`] : [])));
    const { path, size, gap } = qrShape('hello', 'M', false);
    expect(size).toBe(21);
    expect(gap).toBe(0);
    expect(cells(path)).toEqual(dark);
  });
  it('leaves a square in the middle free for a mark, small enough to be mended', () => {
    const { path, size, gap } = qrShape('https://banyan.example/i/7f3a', 'H', true);
    expect((size - gap) % 2).toBe(0);
    expect((gap * gap) / (size * size)).toBeLessThan(0.07);
    const from = (size - gap) / 2;
    const inside = cells(path).filter((cell) =>
      cell.split(',').every((at) => Number(at) >= from && Number(at) < from + gap),
    );
    expect(inside).toEqual([]);
  });
});
