/** A stretch of a video, `[from, to]` in seconds, from < to. */
export type Span = readonly [from: number, to: number];

/** Gaps up to this many seconds are closed: players report their position a few times a second, not continuously. */
export const JOIN_GAP_S = 0.5;

/** Times are kept in whole milliseconds, so that sums of many stretches do not drift. */
export const roundMs = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Whether this is a stretch at all: finite, not negative, with a length. */
export function isSpan(span: Span): boolean {
  const [from, to] = span;
  return Number.isFinite(from) && Number.isFinite(to) && from >= 0 && to > from;
}

/**
 * Union of stretches: sorted, apart from each other by more than `gap` seconds. Stretches that are none are left out.
 * The order in which stretches arrive does not matter.
 */
export function mergeSpans(spans: readonly Span[], gap = JOIN_GAP_S): Span[] {
  const sorted = spans
    .map(([from, to]): Span => [roundMs(from), roundMs(to)])
    .filter(isSpan)
    .sort((a, b) => a[0] - b[0]);
  const merged: Span[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && roundMs(from - last[1]) <= gap) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    } else {
      merged.push([from, to]);
    }
  }
  return merged;
}

/** Seconds in a union of stretches; pass it through `mergeSpans` first where stretches may overlap. */
export function spansLength(union: readonly Span[]): number {
  return roundMs(union.reduce((sum, [from, to]) => sum + (to - from), 0));
}

/** The parts within `[0, durationS]`. */
export function clipSpans(spans: readonly Span[], durationS: number): Span[] {
  return spans.map(([from, to]): Span => [Math.max(0, from), Math.min(to, durationS)]).filter(isSpan);
}

/** Parts of `whole` that are not in the union of `taken`, in order. */
export function subtractSpans(whole: Span, taken: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let [from] = whole;
  const [, end] = whole;
  for (const [takenFrom, takenTo] of mergeSpans(taken, 0)) {
    if (takenTo <= from) continue;
    if (takenFrom >= end) break;
    if (takenFrom > from) rest.push([from, takenFrom]);
    from = Math.max(from, takenTo);
  }
  if (from < end) rest.push([from, end]);
  return rest;
}

/** End of the last stretch, 0 for none. */
export function furthestEnd(union: readonly Span[]): number {
  return union.reduce((furthest, [, to]) => Math.max(furthest, to), 0);
}

/**
 * Skipped stretches: unwatched, with a watched one behind them. Video beyond the furthest second is not missed, only
 * not watched yet.
 */
export function missedSpans(watched: readonly Span[]): Span[] {
  const end = furthestEnd(watched);
  return end === 0 ? [] : subtractSpans([0, end], mergeSpans(watched));
}
