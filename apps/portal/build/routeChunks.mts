import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { BuildTable } from '../src/routes/buildTable.ts';
import { withModule, type ImportsOf } from './recordImports.mts';

/** What the server preloads for an address. Every value is a key of Vite's manifest. */
export interface RouteChunks {
  /** By path pattern, in the route table's order: chunks of the screen, its frame first, and whose messages it shows. */
  readonly routes: Readonly<
    Record<string, { readonly chunks: readonly string[]; readonly namespaces: readonly string[] }>
  >;
  /** By namespace and message set. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const fileName = '.vite/route-chunks.json';

/** Writes route-chunks.json beside the manifest: which chunks a path needs, read from the route table itself. */
export function routeChunks(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'banyan:route-chunks',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const folder = resolve(config.root, config.build.outDir);
        const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const table = join(config.root, 'src/routes/buildTable.ts');
        const options = { root: config.root, resolve: { tsconfigPaths: true }, logLevel: 'error' as const };
        const chunks = await withModule<{ buildTable: () => Promise<BuildTable> }, RouteChunks>(
          table,
          options,
          async (module, importsOf) =>
            chunksOf(await module.buildTable(), (load) =>
              importsOf(load).map((id) => chunkKey(fileOf(id, config.root), config.root, manifest, bundle)),
            ),
        );
        mkdirSync(dirname(join(folder, fileName)), { recursive: true });
        writeFileSync(join(folder, fileName), JSON.stringify(chunks, null, 2));
      },
    },
  };
}

/** Looks behind every loading function of the table. Throws for one that loads nothing. */
function chunksOf(table: BuildTable, importsOf: ImportsOf): RouteChunks {
  const imported = (load: () => unknown, of: string) => {
    const keys = importsOf(load);
    if (keys.length === 0) throw new Error(`${of} loads no chunk`);
    return keys;
  };
  const routes = table.routes.map(({ path, loads, namespaces }) => {
    const chunks = [...new Set(loads.flatMap((load) => imported(load, path)))];
    return [path, { chunks, namespaces }] as const;
  });
  const messages = Object.entries(table.messages).map(([namespace, sets]) => {
    const keys = Object.entries(sets).map(
      ([set, load]) => [set, imported(load, `${namespace}:${set}`)[0] ?? ''] as const,
    );
    return [namespace, Object.fromEntries(keys)] as const;
  });
  return { routes: Object.fromEntries(routes), messages: Object.fromEntries(messages) };
}

/** A module as the file it is in. */
function fileOf(id: string, root: string): string {
  const file = id.replace(/^\/@fs/, '').replace(/[?#].*$/, '');
  return isAbsolute(file) && !file.startsWith('/src/') ? file : join(root, file);
}

/** Key of the chunk that a file begins or, where it was put together with others, is in. Throws when there is none. */
function chunkKey(file: string, root: string, manifest: Manifest, bundle: Rolldown.OutputBundle): string {
  const keyOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  const own = keyOf(file);
  if (own in manifest) return own;
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => keyOf(id) === own),
  );
  const found = Object.entries(manifest).find(([, { file: name }]) => name === chunk?.fileName);
  if (!found) throw new Error(`${own} of the route table is in no chunk of the build`);
  return found[0];
}
