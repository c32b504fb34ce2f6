/**
 * Number of items from the first on that fit into `room` px; if not all do, `more` px stay free for a button. Without
 * a layout, when nothing has a width, all of them fit.
 */
export function fitting(widths: readonly number[], room: number, gap: number, more: number): number {
  if (room === 0) return widths.length;
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + more <= room).length;
}
