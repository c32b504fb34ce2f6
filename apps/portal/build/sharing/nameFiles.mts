import type { FileTable } from '../readTable.mts';
import { mergeFiles, type SharedFile } from './mergeFiles.mts';
import type { ModuleGraph } from './moduleGraph.mts';

export interface Sharing {
  /** Modules that every page has, with all that they need. */
  readonly first: (id: string) => boolean;
  /** Modules that this is not to decide about. */
  readonly apart: (id: string) => boolean;
  /** How often a page is what somebody begins with, against any other; 1 where it is not named. */
  readonly visits: Readonly<Record<string, number>>;
}

/** A late part is fetched less often than a page that has it is opened. */
const lateWeight = 0.15;

/** A file more costs as much as so many bytes: its head, the words that it cannot share, its turn on the line. */
const perFile = 1000;

/** What a character of source comes to on the wire. */
const bytesPerCharacter = 0.13;

/** A case in which files are loaded: a page that is opened, or a part that comes late. */
interface Case {
  readonly roots: readonly string[];
  readonly weight: number;
}

/** Modules that are needed in the same cases. */
interface Class {
  readonly ids: string[];
  readonly cases: readonly number[];
  /** One page or one late part has them alone: they are in its file. */
  readonly alone: boolean;
}

/** What the build is made of. */
export interface Built {
  readonly graph: ModuleGraph;
  /** Characters of each module. */
  readonly sizes: ReadonlyMap<string, number>;
  /** What the program begins with. */
  readonly entries: readonly string[];
  readonly routes: FileTable['routes'];
}

/** By name of a file: the modules that it is made of. What one page or late part has alone is in none. */
export function nameFiles(built: Built, sharing: Sharing): ReadonlyMap<string, readonly string[]> {
  const { graph, sizes } = built;
  const cases = casesOf(built, sharing);
  const classes = classesOf(built, sharing, cases);
  const place = new Map(classes.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)));
  const files = classes.map(({ alone, cases: loaded, ids }, at): SharedFile => {
    const needed = new Set(ids.flatMap((id) => [...(graph.needs.get(id) ?? [])]).flatMap((id) => place.get(id) ?? []));
    needed.delete(at);
    const characters = ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    return { bytes: characters * bytesPerCharacter, needs: [...needed], cases: loaded, fixed: alone };
  });
  const merged = mergeFiles(files, { weights: cases.map(({ weight }) => weight), perFile });
  return new Map(
    merged.map((members, at) => {
      const ids = members.flatMap((member) => classes[member]?.ids ?? []);
      const largest = ids.reduce((most, id) => ((sizes.get(id) ?? 0) > (sizes.get(most) ?? 0) ? id : most));
      return [`${/([\w-]+)\.[^/]*$/.exec(largest)?.[1] ?? 'shared'}~${at}`, ids] as const;
    }),
  );
}

function casesOf({ graph, routes }: Built, { apart, visits }: Sharing): readonly Case[] {
  const pages = routes.map(({ path, files }): Case => ({ roots: files, weight: visits[path] ?? 1 }));
  const ofPages = new Set(pages.flatMap(({ roots }) => roots));
  const late = new Set([...graph.fetches.values()].flatMap((ids) => [...ids]));
  const parts = [...late].filter((id) => !ofPages.has(id) && !apart(id)).sort();
  return [...pages, ...parts.map((root): Case => ({ roots: [root], weight: lateWeight }))];
}

/** Modules by the cases that need them, without those that every page has anyway. */
function classesOf({ graph, entries }: Built, { apart, first }: Sharing, cases: readonly Case[]): readonly Class[] {
  const needed = (roots: Iterable<string>) => withNeeds(graph, roots);
  // What nothing reaches is not in the build, whoever names it.
  const reached = needed([...entries, ...cases.flatMap(({ roots }) => roots)]);
  const given = needed([...entries, ...[...reached].filter(first)]);
  const loaded = new Map<string, number[]>();
  const uses = new Map<string, number>();
  for (const [at, { roots }] of cases.entries()) {
    for (const root of new Set(roots)) uses.set(root, (uses.get(root) ?? 0) + 1);
    for (const id of needed(roots)) loaded.set(id, [...(loaded.get(id) ?? []), at]);
  }
  const rootsOf = new Map<string, string[]>();
  for (const root of uses.keys()) for (const id of needed([root])) rootsOf.set(id, [...(rootsOf.get(id) ?? []), root]);
  const classes = new Map<string, Class>();
  for (const [id, at] of loaded) {
    if (given.has(id) || apart(id)) continue;
    const [root = '', ...others] = rootsOf.get(id) ?? [];
    const alone = others.length === 0 && uses.get(root) === 1;
    const key = alone ? `alone ${root}` : at.join();
    const known = classes.get(key) ?? { ids: [], cases: at, alone };
    known.ids.push(id);
    classes.set(key, known);
  }
  return [...classes.values()];
}

/** Modules, with all that they need. */
function withNeeds({ needs }: ModuleGraph, roots: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = [...roots];
  for (let id = walk.pop(); id !== undefined; id = walk.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    walk.push(...(needs.get(id) ?? []));
  }
  return found;
}
