import { describe, expect, it } from 'vitest';
import { mapShape, walked } from './mapShape.ts';
import { ridgesOf } from './ridges.ts';

describe('the shape of a map', () => {
  it('has a place on the trail for every task, the last one of a stage on its peak [TR-02]', () => {
    for (const counts of [[1], [3, 5], [5, 6, 4, 2], [15, 15, 15, 15], [1, 2, 3, 4, 5, 6, 7, 8]]) {
      const { mountains, width } = mapShape(counts);
      expect(mountains.map(({ nodes }) => nodes.length)).toEqual(counts);
      for (const { nodes, peak } of mountains) {
        const last = nodes.at(-1);
        expect(Math.hypot((last?.x ?? 0) - peak.x, (last?.y ?? 0) - peak.y)).toBeLessThan(1);
      }
      const all = mountains.flatMap(({ nodes }) => nodes);
      expect(all.every(({ x, y }) => x > 0 && x < width && y > 100 && y < 900)).toBe(true);
    }
  });

  it('keeps sixty tasks apart, each of them to be pressed by itself [TR-02]', () => {
    const nodes = mapShape([15, 15, 15, 15]).mountains.flatMap((mountain) => mountain.nodes);
    const gaps = nodes.flatMap((a, index) => nodes.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(16);
  });

  it('parts a trail where the learner stands, without a gap [TR-02]', () => {
    const [mountain] = mapShape([4]).mountains;
    if (mountain === undefined) throw new Error('no mountain');
    const { ahead, done } = walked(mountain, 1);
    expect([done.at(-1), ahead[0]]).toEqual([mountain.nodes[1], mountain.nodes[1]]);
    expect(walked(mountain, -1)).toEqual({ done: [], ahead: mountain.trail });
  });

  it('draws the same mountain for the same programme, another one for another [TR-02]', () => {
    const peak = { x: 446, y: 462 };
    expect(ridgesOf(peak, 7, 6)).toEqual(ridgesOf(peak, 7, 6));
    expect(ridgesOf(peak, 7, 6).lines[0]).not.toBe(ridgesOf(peak, 8, 6).lines[0]);
  });
});
