import type { ReactNode } from 'react';

/** An entry of a tree that can be opened or chosen. */
export interface TreeEntry {
  id: string;
  /** Its text; typing it finds the entry. */
  label: string;
  /** An icon of 16 px. */
  icon?: ReactNode;
  /** A small remark at the end, e.g. the number of people. */
  detail?: ReactNode;
  /** Its actions, at the end of the line. */
  menu?: ReactNode;
  children?: readonly TreeEntry[];
  /** Its children are fetched when it is opened. */
  lazy?: boolean;
  /** Whether it cannot be chosen. */
  disabled?: boolean;
}

/** Children fetched by entry id; a failure is recorded in their place. */
export type Fetched = ReadonlyMap<string, readonly TreeEntry[] | 'failed'>;

/** The known children of an entry; undefined until they are fetched. */
export function childrenOf(entry: TreeEntry, fetched: Fetched): readonly TreeEntry[] | undefined {
  if (entry.lazy !== true) return entry.children ?? [];
  const below = fetched.get(entry.id);
  return below === 'failed' ? undefined : below;
}

/** Whether it has, or may have, children. */
export function isBranch(entry: TreeEntry): boolean {
  return entry.lazy === true || (entry.children ?? []).length > 0;
}

/** Every known entry, each before its children. */
export function everyEntry(entries: readonly TreeEntry[], fetched: Fetched): TreeEntry[] {
  return entries.flatMap((entry) => [entry, ...everyEntry(childrenOf(entry, fetched) ?? [], fetched)]);
}

const same = (text: string) => text.toLocaleLowerCase();

/** A text split at the matches of a search; it stays whole when lower case changes its length. */
export function splitMatch(text: string, search: string): { text: string; hit: boolean }[] {
  const wanted = same(search.trim());
  const held = same(text);
  if (wanted === '' || held.length !== text.length) return [{ text, hit: false }];
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  for (let at = held.indexOf(wanted); at !== -1; at = held.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}

/** Ids of the branches that have to be open for all matches to be visible. */
export function waysTo(entries: readonly TreeEntry[], search: string, fetched: Fetched): string[] {
  const wanted = same(search.trim());
  if (wanted === '') return [];
  return entries.flatMap((entry) => {
    const below = childrenOf(entry, fetched) ?? [];
    const ways = waysTo(below, search, fetched);
    return ways.length > 0 || below.some(({ label }) => same(label).includes(wanted)) ? [entry.id, ...ways] : [];
  });
}

/** Whether an entry in its subtree is chosen. */
export function holdsChosen(entry: TreeEntry, chosen: ReadonlySet<string>, fetched: Fetched): boolean {
  return (childrenOf(entry, fetched) ?? []).some(
    (child) => chosen.has(child.id) || holdsChosen(child, chosen, fetched),
  );
}

/**
 * The choice in a cascading tree: choosing or unchoosing an entry does the same to everything below it, and a branch is
 * chosen exactly while all below it is. Disabled entries are skipped.
 */
export function cascade(
  entries: readonly TreeEntry[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  fetched: Fetched,
): string[] {
  const chosen = new Set(after);
  const settle = (entry: TreeEntry, forced: boolean | undefined): boolean => {
    const able = entry.disabled !== true;
    const touched = able && before.has(entry.id) !== after.has(entry.id);
    const wanted = forced ?? (touched ? after.has(entry.id) : undefined);
    const below = (childrenOf(entry, fetched) ?? []).map((child) => ({ child, is: settle(child, wanted) }));
    const counted = below.filter(({ child }) => child.disabled !== true || isBranch(child));
    const own = able && wanted !== undefined ? wanted : after.has(entry.id);
    const whole = counted.length > 0 ? counted.every(({ is }) => is) : own;
    if (able && whole) chosen.add(entry.id);
    else if (able) chosen.delete(entry.id);
    return whole;
  };
  for (const entry of entries) settle(entry, undefined);
  return everyEntry(entries, fetched)
    .map(({ id }) => id)
    .filter((id) => chosen.has(id));
}
