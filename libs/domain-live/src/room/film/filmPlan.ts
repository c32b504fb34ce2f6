/** A stretch of the film that can be shown, seconds: from and to. */
export type Range = readonly [from: number, to: number];

/** Bounds of what is kept and fetched, seconds. */
export const filmBounds = {
  /** What was played so long ago is dropped. */
  keepS: 120,
  /** Whoever follows what is on air and is further behind jumps to it. */
  behindS: 12,
  /** How far behind the newest moment one lands. */
  landS: 5,
  /** In playback so much is fetched ahead. */
  aheadS: 40,
  /** Holes that are shorter are none. */
  seamS: 0.15,
} as const;

/** The stretch that covers a moment; holes that no eye sees join two of them. */
function covering(ranges: readonly Range[], atS: number): Range | null {
  let found: Range | null = null;
  for (const range of ranges) {
    if (found === null) {
      if (range[0] - filmBounds.seamS <= atS && atS <= range[1]) found = range;
    } else if (range[0] - found[1] <= filmBounds.seamS) found = [found[0], range[1]];
  }
  return found;
}

/** Until when the film can run from a moment without a stop; null: it cannot run there at all. */
export function readyUntil(ranges: readonly Range[], atS: number): number | null {
  return covering(ranges, atS)?.[1] ?? null;
}

/** The newest moment that can be shown; null: none. */
export const edgeOf = (ranges: readonly Range[]): number | null => ranges.at(-1)?.[1] ?? null;

/**
 * Where to go when the picture stands before a hole: the begin of what follows. Null where it can run, or nothing follows.
 */
export function overHole(ranges: readonly Range[], atS: number): number | null {
  const until = readyUntil(ranges, atS);
  // The last pictures of a stretch are not shown before what follows is there.
  if (until !== null && until - atS > filmBounds.seamS) return null;
  const next = ranges.find(([from]) => from > (until ?? atS));
  return next === undefined ? null : next[0] + 0.05;
}

/** Where whoever follows what is on air has to jump, being too far behind; null: they are near enough. */
export function catchUp(ranges: readonly Range[], atS: number): number | null {
  const edge = edgeOf(ranges);
  if (edge === null || edge - atS <= filmBounds.behindS) return null;
  const last = ranges.at(-1);
  return Math.max(last?.[0] ?? 0, edge - filmBounds.landS);
}

/** What can be dropped, having been played long enough ago; null: nothing. `hard`: all that was played. */
export function playedOut(ranges: readonly Range[], atS: number, hard = false): Range | null {
  const first = ranges[0];
  const until = atS - (hard ? 2 : filmBounds.keepS);
  return first !== undefined && first[0] < until ? [first[0], until] : null;
}

/** How long to wait before the next attempt, ms, having failed so many times. */
export const pauseAfter = (failures: number): number => Math.min(15_000, 500 * 2 ** failures);
