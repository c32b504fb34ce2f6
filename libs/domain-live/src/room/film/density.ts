import type { RoomLine } from '@banyan/contracts/live';

const [count, width, height] = [80, 800, 28];

/** Outline of the chat's density over time, in a drawing 800 wide and 28 high; empty without lines. */
export function densityPath(lines: readonly Pick<RoomLine, 'filmAt'>[], filmMs: number): string {
  const buckets = Array.from({ length: count }, () => 0);
  for (const { filmAt } of lines) {
    if (filmAt === null || filmMs <= 0) continue;
    const at = Math.min(count - 1, Math.max(0, Math.floor((filmAt / filmMs) * count)));
    buckets[at] = (buckets[at] ?? 0) + 1;
  }
  // Neighbouring lines count as well, which smooths the peaks.
  const hills = buckets.map((here, at) => ((buckets[at - 1] ?? 0) + here * 2 + (buckets[at + 1] ?? 0)) / 4);
  const most = Math.max(...hills);
  if (most === 0) return '';
  const points = hills.map((hill, at) => {
    const x = (at / (count - 1)) * width;
    return `L${x.toFixed(1)} ${(height - 2 - (hill / most) * (height - 4)).toFixed(1)}`;
  });
  return `M0 ${height}${points.join('')}L${width} ${height}z`;
}
