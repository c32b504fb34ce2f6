import type { Plugin, Rolldown } from 'vite';
import type { FileTable } from '../readTable.mts';
import { mergeFiles, type SharedFile } from './mergeFiles.mts';
import { moduleGraph, type BuiltModule, type ModuleGraph } from './moduleGraph.mts';

export interface SharedFilesOptions {
  readonly readTable: () => Promise<FileTable>;
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

/**
 * Decides which modules share a file, from the pages that need them and the parts that come late: few files for each page,
 * and little in them that it does not need. `nameOf` gives the name of a module's file once the build has read all modules;
 * null for what one page, or one late part, has alone.
 */
export function sharedFiles(options: SharedFilesOptions): { plugin: Plugin; nameOf: (id: string) => string | null } {
  const names = new Map<string, string>();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: 'banyan:shared-files',
      apply: 'build',
      async buildEnd(error) {
        if (error !== undefined) return;
        names.clear();
        const graph = await moduleGraph(modulesOf(this));
        const sizes = new Map(modulesOf(this).map(({ id, code }) => [id, code.length]));
        const { routes } = await options.readTable();
        const entries = [...sizes.keys()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (const [name, ids] of namedFiles(graph, sizes, routes, entries, options)) {
          for (const id of ids) names.set(id, name);
        }
      },
      generateBundle(_options, bundle) {
        const circle = circleOf(bundle);
        if (circle !== null) this.error(`files that need each other: ${circle.join(' → ')}`);
      },
    },
  };
}

function modulesOf(context: Rolldown.PluginContext): readonly BuiltModule[] {
  const known = new Map<string, Promise<string | null>>();
  return [...context.getModuleIds()].sort().flatMap((id) => {
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    if (code == null) return [];
    const resolve = (specifier: string) => {
      // What is not named by its place means the same everywhere.
      const key = specifier.startsWith('.') ? `${id} ${specifier}` : specifier;
      const asked = known.get(key) ?? context.resolve(specifier, id).then((found) => found?.id ?? null);
      known.set(key, asked);
      return asked;
    };
    return [{ id, code, imported: importedIds, resolve }];
  });
}

/** Files that import each other in a circle: what one defines may not be there yet when another asks for it. */
function circleOf(bundle: Rolldown.OutputBundle): readonly string[] | null {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    const output = bundle[file];
    if (done.has(file) || output?.type !== 'chunk') return null;
    done.add(file);
    for (const next of output.imports) {
      const circle = follow(next, [...way, file]);
      if (circle !== null) return circle;
    }
    return null;
  };
  for (const file of Object.keys(bundle)) {
    const circle = follow(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** A case in which files are loaded: a page that is opened, or a part that comes late. */
interface Case {
  readonly roots: readonly string[];
  readonly weight: number;
}

function namedFiles(
  { needs, fetches }: ModuleGraph,
  sizes: ReadonlyMap<string, number>,
  routes: FileTable['routes'],
  entries: readonly string[],
  { first, apart, visits }: SharedFilesOptions,
): ReadonlyMap<string, readonly string[]> {
  const withAll = (roots: Iterable<string>) => {
    const found = new Set<string>();
    const walk = [...roots];
    for (let id = walk.pop(); id !== undefined; id = walk.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      walk.push(...(needs.get(id) ?? []));
    }
    return found;
  };
  const pages = routes.map(({ path, files }): Case => ({ roots: files, weight: visits[path] ?? 1 }));
  const uses = new Map<string, number>();
  for (const { roots } of pages) for (const root of new Set(roots)) uses.set(root, (uses.get(root) ?? 0) + 1);
  const late = [...new Set([...fetches.values()].flatMap((ids) => [...ids]))]
    .filter((id) => !uses.has(id) && !apart(id))
    .sort();
  const cases = [...pages, ...late.map((root): Case => ({ roots: [root], weight: lateWeight }))];

  // What nothing reaches is not in the build, whoever names it.
  const reached = withAll([...entries, ...cases.flatMap(({ roots: begun }) => begun)]);
  const given = withAll([...entries, ...[...reached].filter(first)]);

  // What is fetched by itself is a root; what one root alone needs is in its file.
  const roots = [...uses.keys(), ...late];
  const rootsOf = new Map<string, string[]>();
  for (const root of roots) for (const id of withAll([root])) rootsOf.set(id, [...(rootsOf.get(id) ?? []), root]);
  const casesOf = new Map<string, number[]>();
  for (const [at, { roots: begun }] of cases.entries()) {
    for (const id of withAll(begun)) casesOf.set(id, [...(casesOf.get(id) ?? []), at]);
  }
  const alone = (id: string) => {
    const [root, ...others] = rootsOf.get(id) ?? [];
    return others.length === 0 && (root === undefined || (uses.get(root) ?? 0) < 2);
  };
  const classes = new Map<string, string[]>();
  for (const [id, at] of casesOf) {
    if (given.has(id) || apart(id)) continue;
    const key = alone(id) ? `alone ${rootsOf.get(id)?.join() ?? ''}` : at.join();
    classes.set(key, [...(classes.get(key) ?? []), id]);
  }
  const keys = [...classes.keys()];
  const place = new Map([...classes.values()].flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const files = [...classes.values()].map((ids, at): SharedFile => {
    const needed = new Set(ids.flatMap((id) => [...(needs.get(id) ?? [])]).flatMap((id) => place.get(id) ?? []));
    needed.delete(at);
    const characters = ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    return {
      modules: ids,
      bytes: characters * bytesPerCharacter,
      needs: [...needed],
      cases: casesOf.get(ids[0] ?? '') ?? [],
      fixed: keys[at]?.startsWith('alone ') ?? false,
    };
  });
  const merged = mergeFiles(files, { weights: cases.map(({ weight }) => weight), perFile });
  return new Map(
    merged.map((members, at) => {
      const ids = members.flatMap((member) => files[member]?.modules ?? []);
      const largest = ids.reduce((most, id) => ((sizes.get(id) ?? 0) > (sizes.get(most) ?? 0) ? id : most));
      return [`${/([\w-]+)\.[^/]*$/.exec(largest)?.[1] ?? 'shared'}~${at}`, ids] as const;
    }),
  );
}
