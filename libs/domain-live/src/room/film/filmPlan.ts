/** A playable range of the film, seconds. */
export type Range = readonly [from: number, to: number];

/** Limits of buffering, seconds. */
export const filmBounds = {
  /** Pieces played longer ago are dropped. */
  keepS: 120,
  /** A follower further behind the broadcast jumps to it. */
  behindS: 12,
  /** Distance to the newest second after a jump. */
  landS: 5,
  /** Amount fetched ahead in a playback. */
  aheadS: 40,
  /** Shorter gaps are ignored. */
  seamS: 0.15,
} as const;

/** The range that covers a moment; tiny gaps join two ranges. */
function covering(ranges: readonly Range[], atS: number): Range | null {
  let found: Range | null = null;
  for (const range of ranges) {
    if (found === null) {
      if (range[0] - filmBounds.seamS <= atS && atS <= range[1]) found = range;
    } else if (range[0] - found[1] <= filmBounds.seamS) found = [found[0], range[1]];
  }
  return found;
}

/** End of uninterrupted playback from a moment; null when it cannot play there. */
export function readyUntil(ranges: readonly Range[], atS: number): number | null {
  return covering(ranges, atS)?.[1] ?? null;
}

/** The newest playable second; null for none. */
export const edgeOf = (ranges: readonly Range[]): number | null => ranges.at(-1)?.[1] ?? null;

/** Target of a jump over a gap: the start of the next range. Null when it can play, or nothing follows. */
export function overHole(ranges: readonly Range[], atS: number): number | null {
  const until = readyUntil(ranges, atS);
  // The last frames of a range are held back until the next one is loaded.
  if (until !== null && until - atS > filmBounds.seamS) return null;
  const next = ranges.find(([from]) => from > (until ?? atS));
  return next === undefined ? null : next[0] + 0.05;
}

/** Target of a follower too far behind the broadcast; null when near enough. */
export function catchUp(ranges: readonly Range[], atS: number): number | null {
  const edge = edgeOf(ranges);
  if (edge === null || edge - atS <= filmBounds.behindS) return null;
  const last = ranges.at(-1);
  return Math.max(last?.[0] ?? 0, edge - filmBounds.landS);
}

/** Range to drop, played long enough ago; null for none. `hard`: everything played. */
export function playedOut(ranges: readonly Range[], atS: number, hard = false): Range | null {
  const first = ranges[0];
  const until = atS - (hard ? 2 : filmBounds.keepS);
  return first !== undefined && first[0] < until ? [first[0], until] : null;
}

/** Pause before the next attempt after this many failures, ms. */
export const pauseAfter = (failures: number): number => Math.min(15_000, 500 * 2 ** failures);
