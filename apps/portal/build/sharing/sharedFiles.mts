import type { Plugin, Rolldown } from 'vite';
import { nameFiles, type Sharing } from './nameFiles.mts';
import type { FileTable } from '../readTable.mts';
import { moduleGraph, type BuiltModule } from './moduleGraph.mts';

/**
 * Decides which modules share a file, from the pages that need them and the parts that come late: few files for each page,
 * and little in them that it does not need. `nameOf` gives the name of a module's file once the build has read all modules;
 * null for what one page, or one late part, has alone.
 */
export function sharedFiles(options: Sharing & { readonly readTable: () => Promise<FileTable> }): {
  plugin: Plugin;
  nameOf: (id: string) => string | null;
} {
  const names = new Map<string, string>();
  return {
    nameOf: (id) => names.get(id) ?? null,
    plugin: {
      name: 'banyan:shared-files',
      apply: 'build',
      async buildEnd(error) {
        if (error !== undefined) return;
        names.clear();
        const modules = modulesOf(this);
        const files = nameFiles(
          {
            graph: await moduleGraph(modules),
            sizes: new Map(modules.map(({ id, code }) => [id, code.length])),
            entries: modules.filter(({ id }) => this.getModuleInfo(id)?.isEntry).map(({ id }) => id),
            routes: (await options.readTable()).routes,
          },
          options,
        );
        for (const [name, ids] of files) {
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
