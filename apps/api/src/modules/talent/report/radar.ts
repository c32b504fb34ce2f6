/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** Tenths at the rim of a radar. */
export const rim = 50;

/** Place of a value of the dimension `index` of `count` on a radar, the first one at the top, clockwise. */
export function pointOf(
  value: number,
  index: number,
  count: number,
  { center, radius }: { center: Point; radius: number },
): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const length = (radius * value) / rim;
  return [center[0] + Math.cos(angle) * length, center[1] + Math.sin(angle) * length];
}
