import type { TreeEntry } from './tree-data.ts';

/** Target of an entry of a tree. */
export interface TreePlace {
  /** Id of the branch; null at the top. */
  parent: string | null;
  /** Position among the branch's other entries, from 0. */
  place: number;
}

/** An entry with its branch and those beside it. */
interface Found {
  entry: TreeEntry;
  parent: string | null;
  siblings: readonly TreeEntry[];
}

function find(entries: readonly TreeEntry[], id: string, parent: string | null = null): Found | undefined {
  for (const entry of entries) {
    if (entry.id === id) return { entry, parent, siblings: entries };
    const below = find(entry.children ?? [], id, entry.id);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Target of an entry that is dropped before, after or on another one; undefined for itself and what is below it. */
export function placeAt(
  entries: readonly TreeEntry[],
  moved: string,
  target: string,
  position: 'before' | 'after' | 'on',
): TreePlace | undefined {
  const own = find(entries, moved);
  const goal = find(entries, target);
  if (own === undefined || goal === undefined || find([own.entry], target) !== undefined) return undefined;
  const others = (list: readonly TreeEntry[]) => list.filter(({ id }) => id !== moved);
  if (position === 'on') return { parent: target, place: others(goal.entry.children ?? []).length };
  const at = others(goal.siblings).findIndex(({ id }) => id === target);
  return { parent: goal.parent, place: position === 'before' ? at : at + 1 };
}

/** One place up or down within its branch; undefined at the end of it. */
export function placeBeside(entries: readonly TreeEntry[], moved: string, by: 1 | -1): TreePlace | undefined {
  const own = find(entries, moved);
  if (own === undefined) return undefined;
  const place = own.siblings.findIndex(({ id }) => id === moved) + by;
  return place < 0 || place >= own.siblings.length ? undefined : { parent: own.parent, place };
}

/** The entries after a move. */
export function movedTree(entries: readonly TreeEntry[], moved: string, to: TreePlace): readonly TreeEntry[] {
  const own = find(entries, moved);
  if (own === undefined) return entries;
  const build = (list: readonly TreeEntry[], parent: string | null): readonly TreeEntry[] => {
    const kept: readonly TreeEntry[] = list
      .filter(({ id }) => id !== moved)
      .map((entry) => ({ ...entry, children: build(entry.children ?? [], entry.id) }));
    return parent === to.parent ? kept.toSpliced(to.place, 0, own.entry) : kept;
  };
  return build(entries, null);
}
