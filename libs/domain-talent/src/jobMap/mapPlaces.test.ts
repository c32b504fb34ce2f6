import { describe, expect, it } from 'vitest';
import { makeJobMap, makePost } from '../testing/jobMap.ts';
import { columnOf, mapSize, placesOf, wayOf } from './mapPlaces.ts';

/** Corners of a path in their order. */
const corners = (way: string) =>
  way.split(/(?=[MLHQV])/).reduce<[number, number][]>((points, step) => {
    const numbers = step.slice(1).trim().split(' ').map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (step.startsWith('H')) return [...points, [numbers[0] ?? 0, y]];
    if (step.startsWith('V')) return [...points, [x, numbers[0] ?? 0]];
    return [...points, [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]];
  }, []);

describe('ways of moves on the job map', () => {
  const map = makeJobMap();
  const lines = map.lines.map((line) => ({ ...line, posts: [1, 2, 3, 4].map((level) => makePost({ level })) }));
  const places = placesOf({ ...map, lines });
  const rows = [...new Set(places.map(({ y }) => y))];

  it.each([
    ['down', 1, 6],
    ['up', 5, 2],
    ['to a lower level', 3, 5],
    ['two levels on', 0, 6],
    ['on the same level', 1, 5],
  ])('keep clear of the words under stations: %s [TA-01]', (_, from, to) => {
    const [a, b] = [places[from], places[to]];
    if (a === undefined || b === undefined) throw new Error('no such place');
    for (let nth = 0; nth < 3; nth += 1) {
      const points = corners(wayOf(a, b, nth));
      expect([points[0], points.at(-1)]).toEqual([
        [a.x, a.y],
        [b.x, b.y],
      ]);
      for (const [index, [x, y]] of points.entries()) {
        // Labels begin 17 px below a station and end 16 px above the next row.
        const amongWords = rows.some((row) => y > row + 20 && y < row + mapSize.row - 20);
        const previous = points[index - 1];
        const upright = previous?.[0] === x && previous[1] !== y;
        if (upright) {
          const nearest = Math.min(...places.map((place) => Math.abs(place.x - x)));
          expect(nearest).toBeGreaterThan(columnOf(1).width / 2 - 5);
        } else expect(amongWords).toBe(false);
      }
    }
  });
});
