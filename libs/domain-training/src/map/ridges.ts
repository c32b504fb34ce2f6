import { lineOf, worldHeight, type Point } from './mapShape.ts';

/** A wave of a mountain: its height, length and begin. */
interface Wave {
  readonly high: number;
  readonly long: number;
  readonly at: number;
}

/** Numbers from 0 to 1, the same for the same seed. */
function lots(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** The line against the sky and those below it, from the top down. */
export interface Ridges {
  /** Path data of each line. */
  readonly lines: readonly string[];
  /** The same closed at the foot, to be filled. */
  readonly areas: readonly string[];
}

const layerStep = 34;
const stepX = 6;

/** Depth of a ridge below the peak, by the horizontal distance. */
function fall(side: number, reach: number, slope: number): number {
  const d = Math.min(Math.abs(side), reach);
  // Steep at the top, flat at the foot.
  return slope * d * (1 - (0.32 * d) / reach);
}

/** The random ridges of a mountain, from a seed: a peak, two shoulders, waves that grow with the distance. */
export function ridgesOf(peak: Point, seed: number, layers: number): Ridges {
  const lot = lots(seed);
  const [left, right] = [330 + lot() * 60, 470 + lot() * 90];
  const slope = { left: 1.02 + lot() * 0.22, right: 0.82 + lot() * 0.2 };
  const waves: Wave[] = [34, 17, 8].map((high, index) => ({
    high: high * (0.7 + lot() * 0.5),
    long: [132, 58, 27][index] ?? 40,
    at: lot() * 6.3,
  }));
  const shoulders = [
    { at: peak.x - 116 - lot() * 40, high: 44 + lot() * 16, wide: 34 },
    { at: peak.x + 128 + lot() * 50, high: 50 + lot() * 20, wide: 40 },
    { at: peak.x + 262 + lot() * 50, high: 34 + lot() * 20, wide: 44 },
  ];
  const heightAt = (x: number, layer: number) => {
    const side = x - peak.x;
    const far = Math.min(1, Math.abs(side) / 90);
    const calm = 1 - layer * 0.07;
    const waved = waves.reduce(
      (sum, { at, high, long }) => sum + Math.abs(Math.sin(x / long + at + layer * 0.35)) * high,
      0,
    );
    const raised = shoulders.reduce(
      (sum, { at, high, wide }) => sum + high * Math.max(0, 1 - Math.abs(x - at) / wide),
      0,
    );
    const down = side < 0 ? fall(side, left, slope.left) : fall(side, right, slope.right);
    return peak.y + layer * layerStep + down * calm + (waved - raised) * far * calm * 0.8;
  };
  const lines: string[] = [];
  const areas: string[] = [];
  for (let layer = 0; layer < layers; layer += 1) {
    const points: Point[] = [];
    for (let x = peak.x - left - 30; x <= peak.x + right + 30; x += stepX) points.push({ x, y: heightAt(x, layer) });
    points.push({ x: peak.x + right + 30, y: heightAt(peak.x + right + 30, layer) });
    const line = lineOf(points);
    lines.push(line);
    areas.push(`${line}V${worldHeight + 40}H${peak.x - left - 30}Z`);
  }
  return { lines, areas };
}
