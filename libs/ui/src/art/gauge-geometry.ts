import { around, range, short, ticks } from './geometry.ts';

/** Middle of the dial on its sheet of 288 × 268. */
export const middle = 144;
/** Radius of the scale; its strokes begin outside of it. */
export const rim = 112;
const strokes = rim + 10;
/** Start of the scale in degrees, lower left, and its clockwise sweep; the rest stays open below. */
const begin = 135;
const span = 270;

/** Position of a value on the scale, 0–1; values outside are clamped, an empty scale has only its start. */
export function shareOnScale(value: number, min: number, max: number): number {
  const share = (value - min) / (max - min);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

/** Angle in degrees of a share of the scale, 0 to the right, growing clockwise. */
export const angleOnScale = (share: number): number => begin + share * span;

/** A point of the sheet at a share of the scale. */
export function pointOnScale(share: number, radius: number): [number, number] {
  return around(middle, middle, radius, (angleOnScale(share) * Math.PI) / 180);
}

/** Path data of the whole scale. */
export const scalePath = `M${pointOnScale(0, rim).join(' ')}A${rim} ${rim} 0 1 1 ${pointOnScale(1, rim).join(' ')}`;

/** Path data of fifty strokes and one, every fifth longer, from one share of the scale to another. */
export function scaleStrokes(from: number, to: number): string {
  const steps = range(Math.ceil(short(from * 50)), Math.floor(short(to * 50)));
  return ticks(
    middle,
    middle,
    steps.map((step) => angleOnScale(step / 50)),
    strokes,
    (angle) => (Math.round(((angle - begin) / span) * 50) % 5 === 0 ? 10 : 5),
  );
}

/** Path data of the line across the scale at a share of it. */
export function markPath(share: number): string {
  return `M${pointOnScale(share, rim - 9).join(' ')}L${pointOnScale(share, strokes).join(' ')}`;
}
