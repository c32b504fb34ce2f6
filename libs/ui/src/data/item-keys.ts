/** Items that were added together: the first of them is at `from` with the key `key`, the next has the next key. */
interface Run {
  readonly from: number;
  readonly key: number;
}

/** Numeric keys of a list's items, kept through its changes. */
export interface ItemKeys<Item> {
  readonly items: readonly Item[];
  /** In the order of the list; the first begins at 0. */
  readonly runs: readonly Run[];
  /** The lowest key given, and the highest plus 1. */
  readonly below: number;
  readonly above: number;
}

/** A list changed in more places than this gets new keys, to keep the lookup of a key cheap. */
const mostRuns = 16;

/** Keys of new items. */
export const newKeys = <Item>(items: readonly Item[], from = 0): ItemKeys<Item> => ({
  items,
  runs: [{ from: 0, key: from }],
  below: from,
  above: from + items.length,
});

/** Key of the item at an index. */
export function keyAt(runs: readonly Run[], index: number): number {
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const run = runs[at];
    if (run !== undefined && run.from <= index) return run.key + index - run.from;
  }
  return index;
}

/** Runs of the items between two indexes, moved by `by` places. */
function cut(runs: readonly Run[], from: number, to: number, by: number): Run[] {
  return runs.flatMap((run, at) => {
    const begin = Math.max(from, run.from);
    const end = Math.min(to, runs[at + 1]?.from ?? to);
    return begin < end ? [{ from: begin + by, key: run.key + begin - run.from }] : [];
  });
}

/**
 * Keys of a list after a change: items before and behind the change keep theirs. The keys are numbers because the
 * list computes its places again at every measurement and looks each up by its key: string ids took most of the time of
 * rendering and scrolling 100,000 items.
 */
export function keysAfter<Item>(
  known: ItemKeys<Item>,
  items: readonly Item[],
  itemId: (item: Item) => string,
): ItemKeys<Item> {
  const { above, below, items: before, runs } = known;
  const same = (one: Item | undefined, other: Item | undefined) =>
    one === other || (one !== undefined && other !== undefined && itemId(one) === itemId(other));
  const most = Math.min(before.length, items.length);
  let first = 0;
  while (first < most && same(before[first], items[first])) first += 1;
  let last = 0;
  while (last < most - first && same(before.at(-1 - last), items.at(-1 - last))) last += 1;
  const changed = items.slice(first, items.length - last);
  const stayed = new Map(
    before.slice(first, before.length - last).map((item, at) => [itemId(item), keyAt(runs, first + at)]),
  );
  const fresh = changed.filter((item) => !stayed.has(itemId(item))).length;
  // Items added at the start get lower keys, so that older items that load page by page remain one run.
  const key = first === 0 ? below - fresh : above;
  let given = 0;
  const between = changed.map((item, at) => {
    const own = stayed.get(itemId(item)) ?? key + given++;
    return { from: first + at, key: own };
  });
  const next = [
    ...cut(runs, 0, first, 0),
    ...between.filter((one, at) => between[at - 1]?.key !== one.key - 1),
    ...cut(runs, before.length - last, before.length, items.length - before.length),
  ];
  const joined = next.filter(({ from, key: its }, at) => at === 0 || keyAt(next.slice(0, at), from - 1) !== its - 1);
  if (joined.length > mostRuns) return newKeys(items, above);
  return {
    items,
    runs: joined.length === 0 ? [{ from: 0, key: above }] : joined,
    below: Math.min(below, key),
    above: Math.max(above, key + fresh),
  };
}
