import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { storeFilm } from './film.ts';
import { hengchuan } from './hengchuan.ts';
import { larkfield } from './larkfield.ts';

const mediaFolder = fileURLToPath(new URL('../../../../seed-media/', import.meta.url));
const rooms = [hengchuan, larkfield].flatMap(({ rooms: some }) => some);

describe('films of the demo', () => {
  it('are there, piece by piece, and every line along them lies within [LV-01]', async () => {
    const warned: string[] = [];
    for (const { id, lines, took } of rooms) {
      if (took === undefined || took.film === '') continue;
      const ports = { files: memoryStorage(), mediaFolder, warn: (words: string) => void warned.push(words) };
      const pieces = await storeFilm(ports, { eid: 1001, roomId: id, ...took });
      expect(pieces).toHaveLength(took.pieces);
      expect(pieces.at(-1)).toMatchObject({ position: took.pieces - 1, fromMs: (took.pieces - 1) * 10_000 });
      expect(Math.max(...lines.map(({ at }) => at)) * 1000).toBeLessThan(took.pieces * 10_000);
      expect(lines.length).toBeGreaterThanOrEqual(25);
      expect(lines.filter(({ wants }) => wants !== undefined).length).toBeGreaterThanOrEqual(6);
    }
    expect(warned).toEqual([]);
  });

  it('are missed where they were not rendered, and nothing breaks [LV-01]', async () => {
    const warned: string[] = [];
    const ports = { files: memoryStorage(), mediaFolder: '/nowhere', warn: (words: string) => void warned.push(words) };
    expect(await storeFilm(ports, { eid: 1001, roomId: 1, film: 'x', pieces: 2 })).toEqual([]);
    expect(warned).toHaveLength(1);
  });
});
