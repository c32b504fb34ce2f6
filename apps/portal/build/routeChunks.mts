import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { BuildTable } from '../src/routes/buildTable.ts';
import { withModule, type ImportsOf } from './recordImports.mts';

/** What a screen begins with. */
interface RouteNeeds {
  /** Chunks of the screen, its frame first. */
  readonly chunks: readonly string[];
  /** Whose messages come whole. */
  readonly namespaces: readonly string[];
  /** Packs of words; the file of one is `assets/words/<pack>.<message set>.js`. */
  readonly words: readonly string[];
}

/** What the server preloads for an address. Chunks and messages are keys of Vite's manifest. */
export interface RouteChunks {
  /** By path pattern, in the route table's order. */
  readonly routes: Readonly<Record<string, RouteNeeds>>;
  /** By namespace and message set. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;

const fileName = '.vite/route-chunks.json';

/**
 * Writes route-chunks.json beside the manifest: which chunks and words a path needs, read from the route table itself.
 * `packs`: by source file, those of words.
 */
export function routeChunks(packs: ReadonlyMap<string, readonly string[]>): Plugin {
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
            chunksOf(
              await module.buildTable(),
              (load) => importsOf(load).map((id) => chunkKey(fileOf(id, config.root), config.root, manifest, bundle)),
              (load) => importsOf(load).flatMap((id) => packs.get(fileOf(id, config.root)) ?? []),
              packs.get('') ?? [],
            ),
        );
        mkdirSync(dirname(join(folder, fileName)), { recursive: true });
        writeFileSync(join(folder, fileName), JSON.stringify(chunks, null, 2));
      },
    },
  };
}

/** Looks behind every loading function of the table. Throws for one that loads nothing. */
function chunksOf(table: BuildTable, importsOf: ImportsOf, packsOf: ImportsOf, first: readonly string[]): RouteChunks {
  const packed = new Set(table.packed);
  const imported = (load: () => unknown, of: string) => {
    const keys = importsOf(load);
    if (keys.length === 0) throw new Error(`${of} loads no chunk`);
    return keys;
  };
  const routes = table.routes.map(({ path, loads, namespaces }) => {
    const chunks = [...new Set(loads.flatMap((load) => imported(load, path)))];
    const words = [...new Set([...first, ...loads.flatMap((load) => packsOf(load))])];
    return [path, { chunks, namespaces: namespaces.filter((name) => !packed.has(name)), words }] as const;
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
