import type { Interval } from '@banyan/contracts';

/** Gaps and overlaps below this many seconds come from the player's inaccuracy, not from the learner. */
const grain = 0.05;

/** Sorted, without overlaps or empty pieces. Adjacent pieces are joined. */
export function merge(...lists: readonly (readonly Interval[])[]): Interval[] {
  const sorted = lists
    .flat()
    .filter(([from, to]) => to - from > 0)
    .sort((a, b) => a[0] - b[0]);
  const merged: Interval[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + grain) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Parts of `whole` outside `taken`. */
export function subtract(whole: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const holes = merge(taken);
  return merge(whole).flatMap(([from, to]) => {
    const rest: Interval[] = [];
    let start = from;
    for (const [holeFrom, holeTo] of holes) {
      if (holeTo <= start) continue;
      if (holeFrom >= to) break;
      if (holeFrom - start > grain) rest.push([start, holeFrom]);
      start = Math.max(start, holeTo);
    }
    if (to - start > grain) rest.push([start, to]);
    return rest;
  });
}

/** Total length in seconds. */
export function total(list: readonly Interval[]): number {
  return list.reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** Furthest watched second: the end of the last piece, 0 before the first. */
export function furthest(list: readonly Interval[]): number {
  return list.reduce((most, [, to]) => Math.max(most, to), 0);
}

/** Skipped stretches: gaps before the furthest second of at least `least` seconds. */
export function missed(list: readonly Interval[], least = 1): Interval[] {
  return subtract([[0, furthest(list)]], list).filter(([from, to]) => to - from >= least);
}
