import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { everyEntry, waysTo, type Fetched, type TreeEntry } from './tree-data.ts';

interface TreeOptions {
  entries: readonly TreeEntry[];
  search: string;
  defaultExpanded: readonly string[];
  fetchChildren: ((id: string) => Promise<readonly TreeEntry[]>) | undefined;
  /** Called with the fetched children of an entry. */
  onFetched: (id: string, below: readonly TreeEntry[]) => void;
}

/** State of a tree: the open branches and the fetched children. */
export function useTree({ entries, search, defaultExpanded, fetchChildren, onFetched }: TreeOptions) {
  const [fetched, setFetched] = useState<Fetched>(new Map());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...defaultExpanded, ...waysTo(entries, search, fetched)]),
  );
  const [searched, setSearched] = useState(search);
  // A new search opens the branches of its matches; the reader may close them again.
  if (search !== searched) {
    setSearched(search);
    setExpanded(new Set([...expanded, ...waysTo(entries, search, fetched)]));
  }

  const asked = useRef(new Set<string>());
  const arrived = useEffectEvent(onFetched);
  const ask = useEffectEvent(async (id: string) => {
    asked.current.add(id);
    let below: readonly TreeEntry[] | 'failed';
    try {
      below = (await fetchChildren?.(id)) ?? [];
    } catch {
      below = 'failed';
    }
    asked.current.delete(id);
    setFetched((before) => new Map(before).set(id, below));
    return below;
  });
  useEffect(() => {
    for (const { id, lazy } of everyEntry(entries, fetched)) {
      if (lazy !== true || !expanded.has(id) || fetched.has(id) || asked.current.has(id)) continue;
      void ask(id).then((below) => {
        if (below !== 'failed') arrived(id, below);
      });
    }
  }, [entries, fetched, expanded]);

  return {
    fetched,
    expanded,
    setExpanded,
    /** Fetches failed children again. */
    retry: (id: string) =>
      setFetched((before) => new Map([...before].filter(([key, below]) => key !== id || below !== 'failed'))),
  };
}
