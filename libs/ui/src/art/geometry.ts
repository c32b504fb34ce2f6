/** A number as short as a drawing needs it. */
export const short = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle; the angle is in radians, 0 to the right, growing downwards. */
export function around(cx: number, cy: number, radius: number, angle: number): [number, number] {
  return [short(cx + Math.cos(angle) * radius), short(cy + Math.sin(angle) * radius)];
}

/** Path data of a disc, so that many of one colour are one element. */
export function disc(cx: number, cy: number, radius: number): string {
  const r = short(radius);
  return `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0z`;
}

/** Path data of short strokes pointing away from a centre, like those of a gauge. */
export function ticks(
  cx: number,
  cy: number,
  angles: readonly number[],
  radius: number,
  length: (angle: number) => number,
): string {
  return angles
    .map((angle) => {
      const radians = (angle * Math.PI) / 180;
      const [x1, y1] = around(cx, cy, radius, radians);
      const [x2, y2] = around(cx, cy, radius + length(angle), radians);
      return `M${x1} ${y1}L${x2} ${y2}`;
    })
    .join('');
}

/** Numbers from `from` to `to`, both included. */
export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/**
 * Path data of a ring as a tree grows it. `wild` is how far it strays from a circle (0–1), `phases` is its character,
 * `age` turns neighbours a little against each other.
 */
export function growthRing(
  cx: number,
  cy: number,
  radius: number,
  wild: number,
  phases: readonly [number, number, number],
  age: number,
): string {
  const points = range(0, 119).map((step) => {
    const angle = (step / 120) * 2 * Math.PI;
    const stray =
      0.075 * Math.sin(2 * angle + phases[0]) +
      0.05 * Math.sin(3 * angle + phases[1] + age * 0.06) +
      0.018 * Math.sin(7 * angle + phases[2] + age * 0.2) +
      0.01 * Math.sin(13 * angle + phases[0] * 2 + age * 0.5);
    return around(cx, cy, radius * (1 + wild * stray), angle).join(' ');
  });
  return `M${points.join('L')}z`;
}
